import type { FeeShape } from '@touchline/contract/collections/shapes/collection'

import { eventFields, registering, registrationSettings } from './world-bodies.ts'
import { campaignBody } from './world-collections.ts'
import type { Ids } from './world.ts'

const id = (last: string) => `019cebf5-0f00-7000-8000-0000000000${last}`
const fee: Omit<FeeShape, 'id'> = {
  name: 'Adult',
  details: 'From 18 years',
  type: 'fixed',
  amount: 10_000,
  isActive: true,
  stock: null,
  sizes: [{ id: id('d3'), name: 'M', stock: null }],
}
const field = { id: id('d4'), name: 'Shirt', type: 'select', isMandatory: false, feeId: null }
const poll = { options: ['Red', 'Blue'] }
const fixture = { day: 1, opponent: 'Sur', startDate: '2031-06-01', address: 'Main street' }

const plannedCells = {
  kind: 'training',
  days: 'Tue',
  from: '17:30',
  to: '19:00',
  venue: 'North Field',
  first: '2031-03-01',
  last: '2031-04-30',
  opponent: '',
  side: '',
  runsInHolidays: false,
}

/** Bodies with fields that the sweep omits, and free text where the sweep chooses from a list. */
export const extraBodies: Readonly<Record<string, (ids: Ids) => object>> = {
  // Created, saved and opened.
  'collections.save': ({ feeId }) => ({
    ...campaignBody([{ ...fee, id: feeId }]),
    fields: [{ ...field, options: ['S', 'M'] }],
    version: 3,
  }),
  'events.create': () => ({ ...eventFields, type: 'game', homeAway: 'home' }),
  'events.change': () => ({ version: 1, changes: { location: 'There' } }),
  'leagues.create': ({ seasonId }) => ({
    name: 'Cup',
    seasonId,
    teams: [{ name: 'Sur' }],
    fixtures: [fixture],
  }),
  'members.addField': () => ({
    name: 'Bus',
    kind: 'choice',
    audience: 'private',
    choices: ['North', 'South'],
  }),
  'messages.start': ({ talkerId }) => ({
    audience: { kind: 'people', memberIds: [talkerId], guardianIds: [] },
    subject: 'Shirts',
    message: { clientId: id('d1'), words: 'Which?', poll },
  }),
  'messages.send': () => ({ clientId: id('d2'), words: 'Which?', poll }),
  'events.saveSeasonRows': ({ clubTeamId }) => ({
    rows: [{ id: id('d6'), cells: { ...plannedCells, team: clubTeamId }, version: 0 }],
  }),
  'events.saveTeamSeasonRows': ({ teamId }) => ({
    rows: [{ id: id('d7'), cells: { ...plannedCells, team: teamId }, version: 0 }],
  }),
  'messages.sendToClub': ({ clubTeamId }) => ({
    audience: { kind: 'teams', teamIds: [clubTeamId], role: 'everyone' },
    clientId: id('d3'),
    subject: 'Shirts',
    words: 'Which?',
  }),
  'collections.setPayout': () => ({
    holder: 'CD Norte',
    iban: 'CH93 0076 2011 6238 5295 7',
    address: { street: 'Mill Lane', building: '4', postcode: '8000', town: 'Riverside' },
  }),
  'registrations.register': ({ registrationKey, registrationFieldId }) => ({
    ...registering,
    key: registrationKey,
    contact: { ...registering.contact, address: 'Mill Lane 4' },
    secondGuardian: { ...registering.contact, email: 'paul@example.org' },
    people: registering.people.map((person) => ({
      ...person,
      answers: { [registrationFieldId]: 'North' },
    })),
    mandate: { holder: 'Marta Gil', iban: 'DE89 3704 0044 0532 0130 00', agrees: true },
  }),
  'registrations.saveForm': () => form(1),
  'registrations.saveTeamForm': () => form(0),
}

function form(version: number) {
  const shirt = { id: id('d5'), name: 'Shirt', type: 'select', isMandatory: false, options: ['S'] }
  const settings = { ...registrationSettings, intro: 'Welcome', fields: [shirt] }
  return { isOpen: true, settings, version }
}

/** Why some fields don't store text unchanged. All other fields are filled. */
const reasons: readonly (readonly [fields: RegExp, why: string])[] = [
  [/^websites\..*\.host$/, 'a host name, compared with DNS'],
  [/\.was\./, 'what the browser saw before: compared, not stored'],
  [/\.(search|cursor)$/, 'asked for, not stored'],
  [/^\w+\.preview|^messages\.search|^operations\.(mailbox|audit)|^clubs\.members/, 'asked for'],
  [
    /\.(token|tokens\[\]|slug|typedName|password|code|fingerprint|textVersion)$|key\.value$/,
    'the right one',
  ],
  [/^messages\.inbox |^events\.(clashes|publicHolidays|teamPublicHolidays) /, 'asked for'],
  [/^events\.publish(Team)?Season /, 'the titles of the events of a plan that can be read'],
  [/^events\.saveTeamSeasonRows .*\.team$/, 'always the planned team'],
  [/^events\.read(Team)?SchoolHolidays /, 'a calendar: read and returned, not stored'],
  [/^events\.importFixtures /, 'a list: read into matches, with tests of its own'],
  [/^registrations\.decide(InTeam)? /, 'goes out in a letter, is not kept'],
  [/\.priceId$/, 'names something of another service'],
  [/\.timeZone$/, 'a zone of the world'],
  [/emails\[\]$|organizerEmail$/, 'an address: read, and refused in words'],
  [
    /\.content\.|\.answers\.(sheet|teams)|^leagues\.importResults \.text/,
    'a list: read into others',
  ],
  [/source\.address$|^integrations\.\w+ \.url$/, 'an address of the web'],
  [/^(?:members|clubs)\.(?:confirmImport|addFile) |^moves\./, 'a file or a plan of its own tests'],
  [/^events\.create \.audience\.roles/, 'a role of the roster'],
  [/^events\.answerByLink |^leagues\.answerSheet /, 'opened with the secret of a letter'],
  [/^members\.add \.?parents/, 'the same as members.addGuardian'],
  [/^invitations\.join /, 'opened with a secret; the same as members.add once approved'],
  [
    /^children\.saveHealth |^attendance\.mark |^events\.noteHandOver /,
    'a parent, or a day that has come: tests of their own',
  ],
  [
    /^collections\.(openForm|fillForm|requestRelief|signMandate) /,
    'opened with a secret: tests of their own',
  ],
  [/^integrations\.import(Club)?Archive /, 'a zip with checksums: tests of its own'],
  [/^collections\.(import(Club)?Statement |answerRequest )/, 'tests of their own'],
  [
    /^collections\.(billDues|exemptFromDues) /,
    'a preview that fits, or a member: tests of their own',
  ],
  [
    /^collections\.(saveEntitlement|saveDonor|voidDonationReceipt) /,
    'the form of a country, or a donor: tests of their own',
  ],
  [/^collections\.saveMandate /, 'a bill of the club: tests of their own'],
  [
    /\.(iban|identifier|numberFormat|referenceFormat)$/,
    'right digits, or a counter: tests of their own',
  ],
  [/^photos\.startUpload /, 'the name of a file that comes later; it is shown nowhere'],
  [/^cashbox\./, 'only in teams of adults: tests of their own'],
  [/^lifts\.request /, 'a guardian before an away match: tests of their own'],
  [/^children\.changeGuardianship /, 'why access ends: tests of its own'],
  [/^operations\./, 'for operators: tests of their own'],
  [/^members\.(change .*custom|changeField .*choices)/, 'the same as members.addField'],
]

export function refusalToRetain(field: string): string | undefined {
  return reasons.find(([fields]) => fields.test(field))?.[1]
}
