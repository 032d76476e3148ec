import type { ErrorCode } from '@touchline/contract/wire/errors'

const refused: Partial<Record<ErrorCode, string>> = {
  event_cancelled: 'The event has been cancelled meanwhile.',
  deadline_passed: 'The time to answer was over before you had a connection again.',
  changed_meanwhile: 'The event has moved meanwhile. Please look and answer again.',
  not_found: 'The event does not exist any more, or you are no longer part of the team.',
  not_allowed: 'You are not asked to this event any more.',
}

export const offline = {
  title: 'You are offline',
  asOf: (when: string) => `As of ${when}.`,
  hint: 'Answers, messages, attendance and live scores are kept here and sent later. The rest needs a connection.',
  unsent: (count: number) =>
    count === 1 ? '1 change waits to be sent.' : `${count} changes wait to be sent.`,
  forgetful:
    'This browser has no room to keep anything. Leave this page open until you are back online.',

  newVersion: {
    title: 'A new version is ready',
    text: 'Reload when it suits you: what you have typed stays.',
    reload: 'Reload',
  },

  leaving: {
    title: 'Sign out and lose changes?',
    text: (count: number) =>
      count === 1
        ? '1 change you made offline has not been sent. It is lost when you sign out.'
        : `${count} changes you made offline have not been sent. They are lost when you sign out.`,
    confirm: 'Sign out anyway',
  },
  lost: (count: number) =>
    count === 1
      ? 'Your session ended: 1 change made offline was not sent.'
      : `Your session ended: ${count} changes made offline were not sent.`,

  outcomes: {
    label: 'What came of your changes',
    answer: {
      notCounted: (gave: string) => `Your answer “${gave}” does not count.`,
      insteadOf: (gave: string, other: string) =>
        `“${other}” had been answered meanwhile. Your “${gave}” came later and counts now.`,
      insteadOfBy: (gave: string, other: string, by: string) =>
        `${by} had answered “${other}” meanwhile. Your “${gave}” came later and counts now.`,
    },
    mark: {
      notCounted: 'What you marked was not saved.',
      insteadOf: (gave: string, other: string) =>
        `“${other}” had been marked meanwhile. Your “${gave}” came later and counts now.`,
      insteadOfBy: (gave: string, other: string, by: string) =>
        `${by} had marked “${other}” meanwhile. Your “${gave}” came later and counts now.`,
      none: 'no mark',
    },
    live: { notCounted: 'What you noted of the match was not saved.' },
    refused,
    tapped: (when: string) => `Given offline: ${when}`,
    look: 'Look at the event',
  },
}
