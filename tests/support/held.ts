/** A promise that a test keeps back until it lets go: a slow answer whose length is no guess. */
export function hold(): { held: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo };
}
