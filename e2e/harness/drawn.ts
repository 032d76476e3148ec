/** Waits until movements end, except endless ones, and the latest changes are painted. */
export const drawn = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`
