/**
 * "950", "1,234". Numbers of up to three digits avoid `toLocaleString`: loading its language rules takes a slow phone a tenth of a second.
 */
export const formatNumber = (number: number): string => (Math.abs(number) < 1000 ? String(number) : number.toLocaleString("en"));
