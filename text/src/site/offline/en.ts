import type { ErrorCode } from '@touchline/contract/wire/errors'

const refused: Partial<Record<ErrorCode, string>> = {
  event_cancelled: 'The event is cancelled.',
  deadline_passed: 'The deadline passed before you were back online.',
  changed_meanwhile: 'The event has moved. Check it and answer again.',
  not_found: 'The event was removed, or you’re no longer in the team.',
  not_allowed: 'You’re no longer invited.',
}

export const offline = {
  title: 'You’re offline',
  asOf: (when: string) => `As of ${when}.`,
  hint: 'Answers, messages, attendance and live scores are sent later.',
  unsent: (count: number) => (count === 1 ? '1 unsent change.' : `${count} unsent changes.`),
  forgetful: 'This browser’s storage is full. Keep this page open.',

  newVersion: {
    title: 'A new version is ready',
    text: 'What you’ve typed stays when you reload.',
    reload: 'Reload',
  },

  leaving: {
    title: 'Sign out and lose changes?',
    text: (count: number) =>
      count === 1 ? 'You’ll lose 1 unsent change.' : `You’ll lose ${count} unsent changes.`,
    confirm: 'Sign out anyway',
  },
  lost: (count: number) =>
    count === 1
      ? 'You were signed out. 1 offline change wasn’t sent.'
      : `You were signed out. ${count} offline changes weren’t sent.`,

  outcomes: {
    label: 'Your offline changes',
    answer: {
      notCounted: (gave: string) => `Your answer “${gave}” wasn’t saved.`,
      insteadOf: (gave: string, other: string) => `Your answer “${gave}” replaced “${other}”.`,
      insteadOfBy: (gave: string, other: string, by: string) =>
        `Your answer “${gave}” replaced “${other}” from ${by}.`,
    },
    mark: {
      notCounted: 'Your attendance mark wasn’t saved.',
      insteadOf: (gave: string, other: string) => `Your mark “${gave}” replaced “${other}”.`,
      insteadOfBy: (gave: string, other: string, by: string) =>
        `Your mark “${gave}” replaced “${other}” from ${by}.`,
      none: 'no mark',
    },
    live: { notCounted: 'Your live entry wasn’t saved.' },
    refused,
    tapped: (when: string) => `Offline: ${when}`,
    look: 'Open event',
  },
}
