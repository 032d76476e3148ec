export const push = {
  title: 'On this device',
  intro: 'Also when Touchline is closed.',
  switchOn: 'Notify me on this device',
  switchingOn: 'Turning on…',
  on: 'Notifications are on.',
  switchOff: 'Turn off',
  unsupported: 'This browser doesn’t support notifications.',
  homeScreen:
    'On an iPhone or iPad, tap Share, then “Add to Home Screen”, and open Touchline from there.',
  blocked: 'Your browser blocks notifications. Allow them in its settings.',
  dismissed: 'Notifications weren’t allowed. Try again.',
  unreachable: 'Notifications aren’t available. Try again later.',
  loadFailed: 'Couldn’t load your devices',
  failed: 'Not saved. Try again.',
  others: 'Your other devices',
  unknown: 'A device',
  since: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeOf: (device: string) => `Remove ${device}`,
  removed: (device: string) => `${device} removed.`,
  /** Buttons on the lock screen, for so many at once. */
  answer: {
    going: (count: number): string =>
      count === 1 ? 'Going' : count === 2 ? 'Both going' : 'All going',
    notGoing: (count: number): string =>
      count === 1 ? 'Not going' : count === 2 ? 'Neither' : 'None',
  },
}
