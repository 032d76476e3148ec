/** Waits until movements end, except endless ones and those that follow scrolling, and the latest changes are painted. */
export const waitUntilDrawn = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect, timeline }) => timeline === document.timeline
      && effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`
