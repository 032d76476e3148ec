import { expect, test } from 'vitest'

import { english } from './wire/testing/said-in-english.ts'

/**
 * What the specification calls columns, tabs, buttons and choices where it lists them without quotation
 * marks: in its words, with the capitals of a label.
 */
const labels: Readonly<Record<string, string>> = {
  navigation:
    'Benefits|Premium Active|Go Premium!|Dashboard|Profile|Sign out|Log in|Sign up|Get Started|Sign In|Calendar|Leagues|Members|Attendance|Messages|Collections|Statistics|Settings|Subscription|My teams & clubs',
  'the first pages of an account':
    "First Name|Last Name|Email address|Password|Create a new team|Create club|Join a team|Leave team|Leave club|Delete team|Delete club|Create team|Start|Let's get started|later...|Preferences|Reports|Only when attend the event|Dark mode|Language|Subscribe Now",
  'goals and referrals': 'How did you hear about Touchline?|And what do you want to do with it?',
  team: 'add year of foundation|add an e-mail|Win|Draw|Defeat|No results|Last event|Upcoming event|Latest messages|See calendar|To get started...',
  'team settings':
    'Edit team|Saved locations|Opponents|Tasks|Manage seasons|Presentation|Contact|Name|Formation|Gender|Age|Team Type|Format|Motto|Year of creation|Address|Country|Timezone|No ads|Unlimited number of members|Players stats|Task assignment|Live Feed|Add opponent|Add team|Nickname|Balls|Water bottles|Captain|Laundry|Jerseys|Car|Food|Referee|First aid|Create task|Task name|Description|Assign to|Select member|From|To|Status|Number of events|Current season',
  'the roster':
    'Search|Filter|Sort|Photo|Parent|Surname|First name|Role|Position|Admin|Email|Edit profile|Add parent|Items per page|Confirm|Available|Identity|Parents|Health|Unavailabilities|Files|Sport related information|Other information|Father|Mother|Guardian|Other|Member|Invited|User',
  'adding members':
    'Invite new members|Share link or code to join the team|Add archived members|Back to members|Email invitation|Manual entry|Invitation link|Copied!',
  collections:
    'Create new collection|Create your first fee collection|Unlimited fee collections|Real-time payment tracking|Payment reports|Automatic payment reminders|Finances in one place|Memberships|Activity|Pre-order|Fund|Information|Fees|Form|Payment|Broadcast|Continue|Previous|Save|Add a fee|New fee|Last name|Never|Preview|Verify your team|One-off online payment|Credit card in three instalments|Offline payment|Public|Private',
  'leagues of a team':
    'Your leagues|New league|New league season|Create league season|View in Calendar|Fixtures/results|Standings|Team stats|Upcoming Fixtures|All Fixtures|Day|Opponent|Date|Time|Location|Type|Add games|League Details|League Name|Create League|General information|Invitations and visibility|Fixtures|Back to Leagues|Address format|Home|Away|Neutral|11 vs 11',
  'the calendar':
    'Sync|Create event|Create first event|From URL|Import|Back to calendar|Apple Calendar|Google Calendar|Practice|Scrimmage|Game|Cup game|Exhibition game|Tryout|League game',
  'attendance, messages, statistics':
    'Summary|By event|Print|Export|Players|Staff|Start a conversation|New message|Create message|Select recipients|Next|Back|Friendly|League|Tournament',
  choices:
    'Soccer (football)|Basketball|Volleyball|Handball|Rugby|Tennis|Swimming|Athletics|Men|Women|Mixed|Male|Female|U8 & under|Senior|Club|School|Company|Friends|Text|Number|Date|Checkbox',
}

test.each(Object.entries(labels))('%s: every label as specified', async (_place, wanted) => {
  const said = await english()
  expect(wanted.split('|').filter((label) => !said.has(label))).toEqual([])
})
