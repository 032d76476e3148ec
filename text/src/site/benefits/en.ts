export const benefits = {
  title: 'Benefits',
  lead: 'Less admin, more sport.',
  groups: [
    {
      title: 'Every week',
      benefits: [
        {
          title: 'Answers without asking',
          text: 'One tap each. See at once who’s coming and who hasn’t answered.',
        },
        {
          title: 'One calendar',
          text: 'Practices and matches, also in your phone’s calendar.',
        },
        {
          title: 'Messages that reach people',
          text: 'Write to the whole team, the parents or one person. Parents of younger children read along.',
        },
        {
          title: 'Tasks shared fairly',
          text: 'Shirts, lifts, line flag: everyone sees whose turn it is.',
        },
      ],
    },
    {
      title: 'Your people',
      benefits: [
        {
          title: 'A roster in minutes',
          text: 'Import the list you already have and check it before you save.',
        },
        {
          title: 'Easy invitations',
          text: 'Invite by email, link or a code on the changing-room door. You approve who joins.',
        },
        {
          title: 'Children first',
          text: 'Guardians answer for their children and decide what is shared. Health notes stay with those who need them.',
        },
        {
          title: 'Your team’s colors',
          text: 'Your logo and color throughout the team area.',
        },
      ],
    },
    {
      title: 'On match day',
      benefits: [
        {
          title: 'Line-ups on your phone',
          text: 'Drag players onto the pitch and publish. Note goals, cards and substitutions live.',
        },
        {
          title: 'Works offline',
          text: 'Calendar, roster and line-up open on any pitch. Your changes are sent when you’re back online.',
        },
        {
          title: 'Tables that add up',
          text: 'Paste fixtures and results. The table follows your sport’s rules.',
        },
        {
          title: 'Useful statistics',
          text: 'Team form, streaks and goals. Matches, goals and attendance for each player.',
        },
      ],
    },
    {
      title: 'In the club',
      benefits: [
        {
          title: 'Fees that come in',
          text: 'Collect fees online or by transfer. See who has paid and remind the others with one tap.',
        },
        {
          title: 'All teams on one page',
          text: 'See each team’s next event, its answers and its staff.',
        },
        {
          title: 'The next season in one go',
          text: 'Move players up an age group with parents, consents and shirt numbers.',
        },
        {
          title: 'No lock-in',
          text: 'Export a whole team as one file, or connect your own tools.',
        },
      ],
    },
  ],
  begin: 'Start with one team',
}
