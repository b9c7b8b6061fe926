/** A promise that the test resolves with `letGo`: a slow answer without a guessed delay. */
export function hold(): { held: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo };
}
