export const push = {
  title: 'On this device',
  intro:
    'Get notifications on this device, even when Touchline is closed. They wait until your quiet hours are over; what is cancelled or moved within a day comes at once.',
  switchOn: 'Notify me on this device',
  switchingOn: 'Switching on…',
  on: 'This device is notified.',
  switchOff: 'Stop on this device',
  switchedOff: 'This device is no longer notified.',
  unsupported: 'This browser takes no notifications.',
  homeScreen:
    'On an iPhone or iPad: tap Share, then “Add to Home Screen”, and open Touchline from there. Then it can notify you.',
  blocked:
    'This browser blocks notifications of Touchline. Allow them in the settings of the browser for this site, then come back.',
  dismissed: 'Your browser was not allowed to notify you. You can try again at any time.',
  unreachable:
    'The push service of this browser cannot be reached just now. Please try again later.',
  loadFailed: 'Your devices could not be loaded',
  failed: 'That could not be saved. Please try again.',
  others: 'Your other devices',
  unknown: 'A device',
  since: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeOf: (device: string) => `Remove ${device}`,
  removed: (device: string) => `${device} is no longer notified.`,
  /** Buttons on the lock screen, for so many at once. */
  answer: {
    going: (count: number): string =>
      count === 1 ? 'Going' : count === 2 ? 'Both going' : 'All going',
    notGoing: (count: number): string =>
      count === 1 ? 'Not going' : count === 2 ? 'Neither' : 'None',
  },
}
