const held = new Set<symbol>();

/** Records that the person has typed something that is not saved. @returns a function that ends this, once it is saved or discarded */
export function holdUnsavedWork(): () => void {
  const work = Symbol("unsaved");
  held.add(work);
  return () => void held.delete(work);
}

export const hasUnsavedWork = (): boolean => held.size > 0;
