/** Our drawn faces, for people who do not want to show a photograph. */
export const FACES: readonly string[] = Array.from({ length: 12 }, (_, index) => `/faces/${index + 1}.svg`);

export const isFace = (address: string): boolean => FACES.includes(address);
