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
  allCalendar: 'Calendar of all teams',
  allMessages: 'Messages of all teams',
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
  themeSystem: 'As the device',
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
    title: (team: string) => `You are not in ${team} any more`,
    description:
      'You were taken off the team, or it was deleted. Its pages and messages are closed to you.',
  },
  failure: {
    title: 'This page stumbled',
    description:
      'What you saved is safe. Load the page again; if it happens again, send this number to whoever runs your Touchline.',
    reload: 'Load again',
  },
  outdated: {
    title: 'There is a new version',
    description: 'This tab still shows the one before. Load the page again; what you typed stays.',
  },
  unreachable: {
    title: 'Touchline does not answer',
    description: 'What you saved is safe. Check your connection and try again.',
  },
  /** Without a network, of what no page has kept. */
  notKept: 'This was not opened on this device yet',

  landing: {
    title: 'Touchline: sport club management',
    tagline: 'Sport club management, from the touchline',
    lead: 'Who plays on Saturday, who has not answered yet, where the bus leaves. Touchline runs your team from your pocket, so that you can watch the match.',
    getStarted: 'Get Started',
    signIn: 'Sign In',
    try: 'Try it: this is how answering works.',
    blurbs: {
      team: {
        title: 'Team management',
        text: 'Practices that repeat themselves, matches, answers as they arrive, and one list of who is there. Bring your roster as the file you already have.',
        picture: 'A practice as its coach sees it: who comes, who does not, who has not answered.',
      },
      club: {
        title: 'Club administration',
        text: 'All teams of the club in one place, each with its own coaches, colors and calendar. Roles decide who sees phone numbers and who does not.',
        picture: 'The page of a club: its teams, what comes next, and how many have answered.',
      },
      player: {
        title: 'Player experience',
        text: 'Going, maybe, not going: one tap and done. Parents answer for their children, and a minor only joins through a guardian.',
        picture:
          'A team on a parent’s phone: the next practice with the buttons to answer for a child.',
      },
    },
    costTitle: 'What it costs',
    cost: [
      'Running a team is free: no limit of members, no ads, ever.',
      'A new team tries everything in Premium for 31 days, without a card.',
      'Premium adds fee collections, player statistics and task assignment. What you have made stays yours without it.',
    ],
    dataTitle: 'Your data stay yours',
    data: [
      'No trackers, no third-party scripts, no advertising. Fonts and pictures come from this server alone.',
      'Only your team sees your team. Contact details stay with the people who need them.',
      'Touchline is free software: a club can run it on a machine of its own.',
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
    whoComes: 'Who comes',
  },

  privacyPage: {
    title: 'Privacy',
    lead: 'What is stored, why, and who sees it.',
    sections: [
      {
        title: 'What is stored',
        text: 'Your name, e-mail address and what you and your team enter: teams, members, events, answers and pictures. Passwords are stored only as a hash that cannot be turned back.',
      },
      {
        title: 'Who sees it',
        text: 'The members of your team see the team. Phone numbers, birth dates and health notes are seen only by those whose role needs them. Nobody else, and no other team.',
      },
      {
        title: 'What is not done',
        text: 'No tracking, no advertising, no analytics service, no tracking pixels in e-mails. Pages load nothing from third parties.',
      },
      {
        title: 'In your browser',
        text: 'Your sign-in, your language and your choice of light or dark are kept in this browser’s storage. One cookie lets you finish signing in or joining in the same browser; it is gone after a day. There are no other cookies.',
      },
      {
        title: 'Who is responsible',
        text: 'Whoever runs this installation of Touchline; see the imprint. Ask there for a copy of your data or for their deletion.',
      },
    ],
    operator: {
      title: 'From whoever runs this installation',
      missing: 'Whoever runs this installation has added nothing of their own here.',
    },
    young: {
      title: 'For young people',
      sections: [
        {
          title: 'What we know about you',
          text: 'Your team writes down your name and your birthday. Your coach sees when you come. That is how a team works. Nobody can buy this from us.',
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
          text: 'Ask your parents. They can get a copy of it all, or delete it. Nobody may be angry with you for that.',
        },
        {
          title: 'Something feels wrong',
          text: 'Is somebody mean to you, or do you feel scared? Tell an adult you trust. Each team page shows the name and phone of a person who helps. You can call 116 111 in many countries of Europe. It costs nothing.',
        },
      ],
    },
  },

  operatorWords: {
    loading: 'Loading what stands here…',
    failed: 'This part could not be loaded',
    tryAgain: 'Try again',
  },

  imprintPage: {
    title: 'Imprint',
    lead: 'Who runs this installation of Touchline.',
    missing:
      'The operator of this installation has not yet entered a name and address. Touchline is software that everybody may run; the makers of the software do not run this installation.',
  },
}
