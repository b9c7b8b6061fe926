/** Rejects when the work has not ended by then; the work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const give = () => reject(new Error(`There was no answer in ${ms} ms.`));
    // One more turn of the event loop: when this process was the slow one, the answer may be there, not yet read.
    timer = setTimeout(() => setImmediate(give), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
