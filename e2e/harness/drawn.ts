/** What moves has arrived, but for what breathes forever, and what came last has been drawn. */
export const drawn = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`
