const held = new Set<symbol>();

/** Somebody has typed what is not saved yet. @returns how to say that it is, or that it was given up */
export function holdUnsavedWork(): () => void {
  const work = Symbol("unsaved");
  held.add(work);
  return () => void held.delete(work);
}

export const hasUnsavedWork = (): boolean => held.size > 0;
