export const start = {
  title: 'Coming up',
  myTeams: 'My teams & clubs',
  allTeams: 'Show all',
  today: 'Today',
  tomorrow: 'Tomorrow',
  waiting: 'Waiting for you',
  bills: (count: number, sum: string) =>
    count === 1 ? `1 bill to pay: ${sum}` : `${count} bills to pay: ${sum}`,
  overdue: (sum: string) => `Overdue: ${sum}`,
  forms: (count: number) => (count === 1 ? '1 form to fill in' : `${count} forms to fill in`),
  messages: (count: number) =>
    count === 1 ? '1 conversation with new messages' : `${count} conversations with new messages`,
  failed: 'Couldn’t load your events',
  more: 'Show more',
  emptyTitle: 'Nothing coming up',

  seeCalendar: 'See calendar',

  mutes: {
    title: 'Mute teams',
    hint: 'You’ll still get changes and cancellations.',
    failed: 'Your choice couldn’t be saved',
  },

  install: {
    dismiss: 'Not now',
    install: {
      title: 'Touchline on your home screen',
      text: 'Opens like an app and works offline.',
      now: 'Add it now',
      how: 'Show me how',
    },
    push: {
      title: 'Get changes at once',
      text: 'Changes and messages on your lock screen.',
      allow: 'Notify me on this device',
    },
    steps: {
      iphone: [
        'Tap Share at the bottom',
        'Choose “Add to Home Screen”',
        'Open Touchline from there',
      ],
      android: [
        'Tap the three dots at the top',
        'Choose “Add to Home screen”',
        'Open Touchline from there',
      ],
    },
  },

  absence: {
    open: 'Not available',
    title: 'Who’s not available?',
    hint: 'We’ll answer “Not going” on these days.',
    who: 'Who',
    me: 'Me',
    firstDay: 'From',
    lastDay: 'Until',
    reason: 'Reason',
    noReason: 'No reason given',
    privacy: 'Only coaches, admins and the family see the reason.',
    nobody: 'Choose at least one person',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: (count: number) =>
      count === 0
        ? 'Saved. No events on these days yet.'
        : count === 1
          ? 'Saved. 1 answer is now “Not going”.'
          : `Saved. ${count} answers are now “Not going”.`,
  },
}
