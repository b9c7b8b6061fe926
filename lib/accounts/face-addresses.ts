/** Our drawn people, for those who would rather not show a photograph. */
export const FACES: readonly string[] = Array.from({ length: 12 }, (_, index) => `/faces/${index + 1}.svg`);

export const isFace = (address: string): boolean => FACES.includes(address);
