export const site = {
  product: 'Touchline',
  siteNavigation: 'Touchline',
  aboutSite: 'About this site',
  logIn: 'Log in',
  signUp: 'Sign up',
  benefits: 'Benefits',
  premiumActive: 'Premium Active',
  goPremium: 'Go Premium!',
  dashboard: 'Dashboard',
  profile: 'Profile',
  allCalendar: 'All calendars',
  allMessages: 'All messages',
  bills: 'My bills',
  administration: 'Administration',
  signOut: 'Sign out',
  signOutFailed: 'Sign out failed. Please try again.',
  user: 'User',
  loadingAccount: 'Loading your account...',
  privacy: 'Privacy',
  imprint: 'Imprint',
  copyright: (year: number) => `© ${year} Touchline. All rights reserved.`,
  theme: 'Appearance',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'Same as device',
  language: 'Language',

  team: {
    navigation: 'Team',
    myTeams: 'My teams & clubs',
    overview: 'Overview',
    calendar: 'Calendar',
    leagues: 'Leagues',
    members: 'Members',
    attendance: 'Attendance',
    messages: 'Messages',
    unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    collections: 'Collections',
    photos: 'Photos',
    cashBox: 'Cash box',
    statistics: 'Statistics',
    settings: 'Settings',
    more: 'More',
  },

  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    description: "The page you're looking for doesn't exist or has been moved.",
    returnHome: 'Return to Home',
  },
  outOfTeam: {
    title: (team: string) => `You’re no longer in ${team}`,
    description: 'You were removed from the team, or it was deleted.',
  },
  failure: {
    title: 'Something went wrong',
    description: 'Reload the page. Still broken? Send your administrator this number.',
    reload: 'Reload',
  },
  outdated: {
    title: 'A new version is ready',
    description: 'Reload the page. What you’ve typed stays.',
  },
  turnedOff: 'Turned off',
  unreachable: {
    suspended: 'Suspended',
    title: 'Can’t reach Touchline',
    description: 'Check your connection and try again.',
  },
  /** Without a network, of what no page has kept. */
  notKept: 'Not available offline yet',

  landing: {
    title: 'Touchline: sport club management',
    tagline: 'Sport club management, from the touchline',
    lead: 'Who’s playing on Saturday, who hasn’t answered, where the bus leaves: run your team from your pocket.',
    getStarted: 'Get Started',
    signIn: 'Sign In',
    try: 'Try it: answer with one tap.',
    blurbs: {
      team: {
        title: 'Team management',
        text: 'Plan practices and matches, see answers as they arrive, track attendance. Import the roster you already have.',
        picture: 'A practice as the coach sees it, with everyone’s answers.',
      },
      club: {
        title: 'Club administration',
        text: 'All your teams in one place, each with its own coaches, colors and calendar. You decide who sees phone numbers.',
        picture: 'A club’s page: its teams, their next events and answers.',
      },
      player: {
        title: 'Player experience',
        text: 'Going, maybe, not going: one tap and done. Parents answer for their children.',
        picture: 'The next practice on a parent’s phone, ready to answer.',
      },
    },
    costTitle: 'Pricing',
    cost: [
      'Running a team is free, with unlimited members and no ads.',
      'New teams try Premium free for 31 days. No card needed.',
      'Premium adds fee collections, player statistics and task assignment. You keep everything you’ve entered.',
    ],
    dataTitle: 'Your data stays yours',
    data: [
      'No trackers, no ads, no third-party scripts.',
      'Only your team sees your team, and only those who need them see contact details.',
      'Touchline is free software. Your club can host it.',
    ],
  },

  demo: {
    team: 'Riverside United',
    weekday: 'Sat',
    day: '14',
    month: 'Mar',
    kind: 'Match',
    title: 'vs Harbour Town',
    time: '10:30',
    place: 'North Field',
    practiceWeekday: 'Tue',
    practiceDay: '17',
    practice: 'Practice',
    practiceTitle: 'Passing and pressing',
    practiceTime: '18:00',
    practicePlace: 'Hall 2',
    question: 'Are you coming?',
    going: 'Going',
    maybe: 'Maybe',
    notGoing: 'Not going',
    silent: 'No answer',
    whoComes: 'Who’s coming',
  },

  privacyPage: {
    title: 'Privacy',
    lead: 'What is stored, why, and who sees it.',
    sections: [
      {
        title: 'What is stored',
        text: 'Your name, email address and what you and your team enter: teams, members, events, answers and pictures. Passwords are stored only as a hash.',
      },
      {
        title: 'Who sees it',
        text: 'Only members of your team see the team. Only people whose role requires it see phone numbers, dates of birth and health notes.',
      },
      {
        title: 'What we don’t do',
        text: 'No tracking, ads or analytics. No tracking pixels in emails. Pages load nothing from third parties.',
      },
      {
        title: 'In your browser',
        text: 'This browser stores your sign-in, language and appearance. One cookie helps you finish signing in or joining; it expires after a day. There are no other cookies.',
      },
      {
        title: 'Who is responsible',
        text: 'The operator of this Touchline site, named in the imprint. Contact them for a copy of your data or to delete it.',
      },
    ],
    operator: {
      title: 'From the operator of this site',
      missing: 'The operator hasn’t added anything here.',
    },
    young: {
      title: 'For young people',
      sections: [
        {
          title: 'What we know about you',
          text: 'Your team writes down your name and your birthday. Your coach sees when you come. We do not sell this to anyone.',
        },
        {
          title: 'Who can see it',
          text: 'Your team sees your first and last name. Your address and your phone stay hidden. Only you, your parents and your coaches see them.',
        },
        {
          title: 'Pictures of you',
          text: 'We ask first. If your parents say no, or say nothing, no picture of you is shown. You can say no, too. Tell your coach or your parents.',
        },
        {
          title: 'Your parents',
          text: 'Your parents can read and change what is written about you. That ends when you turn 18. We tell you one month before.',
        },
        {
          title: 'You want it gone',
          text: 'Ask your parents. They can get a copy of it all, or delete it. It is your right, so no one may be angry with you.',
        },
        {
          title: 'Something feels wrong',
          text: 'Is someone mean to you, or do you feel scared? Tell an adult you trust. Each team page shows the name and phone of a person who helps. You can call 116 111 in many countries of Europe. It costs nothing.',
        },
      ],
    },
  },

  operatorWords: {
    loading: 'Loading…',
    failed: 'Couldn’t load this part',
    tryAgain: 'Try again',
  },

  imprintPage: {
    title: 'Imprint',
    lead: 'Who runs this site.',
    missing: 'The operator hasn’t entered a name and address yet.',
  },
}
