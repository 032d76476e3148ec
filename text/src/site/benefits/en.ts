export const benefits = {
  title: 'Benefits',
  lead: 'What Touchline takes off your shoulders.',
  groups: [
    {
      title: 'Every week',
      benefits: [
        {
          title: 'Answers without asking',
          text: 'Everybody invited answers with one tap and may add a comment. You see each answer the moment it is given, and who is still silent.',
        },
        {
          title: 'One calendar',
          text: 'Practices and matches in your own time zone, through every change of the clocks. Subscribe once, and they stand in the calendar of your phone, too.',
        },
        {
          title: 'Messages that reach people',
          text: 'To the whole team, to the parents or to one person. Where children are too young, their parents read along.',
        },
        {
          title: 'Tasks that go round',
          text: 'Shirts, lifts, the line flag: Touchline proposes whoever did least so far, and everybody sees whose turn it is.',
        },
      ],
    },
    {
      title: 'Your people',
      benefits: [
        {
          title: 'A roster in minutes',
          text: 'Import the list you have, in the columns it has. Touchline shows what it understood before anything is saved.',
        },
        {
          title: 'Invitations that fit',
          text: 'By e-mail, by link or by a code on the changing-room door. You approve who joins.',
        },
        {
          title: 'Children first',
          text: 'Guardians answer for their children and decide what is shared. Health notes are seen by nobody who does not need them.',
        },
        {
          title: 'Your team’s colors',
          text: 'Your logo and your color in the whole team area, readable in light and dark.',
        },
      ],
    },
    {
      title: 'On match day',
      benefits: [
        {
          title: 'The line-up under your thumb',
          text: 'Drag players onto the pitch, publish it, share it as a picture. Goals, cards and substitutions are noted as they happen.',
        },
        {
          title: 'Also without a network',
          text: 'Calendar, roster and line-up open on the remotest pitch. What you tap there is sent as soon as there is a network again.',
        },
        {
          title: 'Tables that add up',
          text: 'Paste fixtures and results as you find them. The table follows the rules of your sport and says why a team stands where it does.',
        },
        {
          title: 'Figures worth a look',
          text: 'Form, series and goals of the team; games, goals and attendance of each player.',
        },
      ],
    },
    {
      title: 'In the club',
      benefits: [
        {
          title: 'Fees that come in',
          text: 'A form with your fees, paid online or by transfer. You see who has paid and remind everybody else with one tap.',
        },
        {
          title: 'All teams on one page',
          text: 'What comes next in each team, how many have answered, and who runs what.',
        },
        {
          title: 'The next season in one go',
          text: 'Players move to the team of their age, with their parents, consents and shirt numbers. You look it over first, and can undo it.',
        },
        {
          title: 'Open on every side',
          text: 'Take a whole team along as one file, or connect programs of your own through the interface and webhooks.',
        },
      ],
    },
  ],
  begin: 'Start with one team',
}
