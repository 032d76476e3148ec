import { describe, expect, test } from 'vitest'

import { readSaved } from './read.ts'
import type { SavedProblemCode } from './saved.ts'
import {
  alone,
  club,
  leo,
  marta,
  png,
  read,
  readMember,
  readTeam,
  setting,
  team,
} from './testing/browser.ts'

test('a club with its team, a member and a mother are read whole', () => {
  const saved = read({
    userTeams: [club, team],
    teamMembers_4171: [leo],
    teamMemberParents_4171_1: [{ ...marta, email: 'marta@example.org', phone: '' }],
    leagues_4171: [
      {
        id: '1',
        name: 'District',
        format: '11',
        daysBefore: '3',
        fixtures: [
          { day: 1, opponent: 'SV Falkenau', startDate: '2026-04-04', location: 'Away' },
          { day: 2, opponent: 'FC Alder', startDate: '' },
          { day: 3, opponent: '', startDate: '' },
        ],
      },
    ],
  })
  expect(saved).toEqual({
    problems: [],
    clubs: [
      {
        key: '0',
        browserId: '417',
        ownerId: 'u1',
        name: 'TSV Nord',
        sport: 'handball',
        color: '#1e3a5f',
        phone: '+491712345678',
        logo: png,
        memberCount: 120,
        teamCount: 2,
        problems: [],
      },
    ],
    teams: [
      {
        key: '1',
        browserId: '4171',
        ownerId: 'u1',
        name: 'TSV Nord U12',
        sport: 'handball',
        role: 'Coach',
        gender: 'women',
        ageGroup: '11-14',
        format: '7v7',
        clubKey: '0',
        leagues: [
          {
            name: 'District',
            format: '11v11',
            address: null,
            invitations: {
              type: 'manual',
              daysBefore: 3,
              hoursBefore: 0,
              autoReminder: true,
              firstComeFirstServed: false,
              places: null,
              attendanceVisibility: 'everyone',
            },
            fixtures: [
              {
                day: 1,
                opponent: 'SV Falkenau',
                opponentId: null,
                startDate: '2026-04-04',
                startTime: null,
                location: 'away',
                venueId: null,
                address: null,
              },
            ],
          },
        ],
        problems: [{ code: 'fixtures_incomplete', about: 'District', value: '1' }],
        members: [
          {
            firstName: 'Leo',
            lastName: 'Gil',
            nickname: 'Lele',
            email: 'leo@example.org',
            phone: '+34600123456',
            dateOfBirth: '2015-04-02',
            role: 'Member',
            isAdmin: false,
            position: 'Keeper',
            isPlaceholder: false,
            guardians: [
              { role: 'mother', firstName: 'Marta', lastName: 'Gil', email: 'marta@example.org' },
            ],
          },
        ],
      },
    ],
  })
})

describe('problems', () => {
  test.each<[SavedProblemCode, object]>([
    ['phone_unreadable', { phone: '12' }],
    ['email_unreadable', { email: 'leo at home' }],
    ['birth_date_unreadable', { dateOfBirth: '31/02/2015' }],
    ['birth_date_unreadable', { dateOfBirth: '14/03/2026' }],
    ['birth_date_unreadable', { dateOfBirth: 'spring' }],
    ['name_cut', { lastName: 'x'.repeat(200) }],
    ['nameless', { firstName: '', lastName: ' ', surname: null, email: '' }],
    ['nameless', { firstName: 'Invited', lastName: 'User', email: '' }],
  ])('%s: a member with %j', (code, traits) => {
    expect(readMember(traits).codes).toEqual([code])
  })

  test.each<[SavedProblemCode, object]>([
    ['sport_missing', { sport: null }],
    ['gender_unknown', { gender: 'x' }],
    ['format_unknown', { format: '8v8' }],
    ['phone_unreadable', { phone: 'later' }],
    ['logo_lost', { logo: 'blob:http://localhost/1' }],
    ['logo_lost', { logo: 'https://elsewhere.example/logo.png' }],
    ['logo_not_an_image', { logo: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['logo_not_an_image', { logo: 'data:text/html,<script>alert(1)</script>' }],
    ['name_cut', { name: 'x'.repeat(200) }],
    ['club_missing', { parentClubId: '999' }],
  ])('%s: a team with %j', (code, traits) => {
    expect(readTeam(traits)?.problems).toMatchObject([{ code }])
  })

  test('what is about no team: lists nobody can read, records without a name, too many of them', () => {
    expect(readSaved({ userTeams: '{half' }, setting).problems).toEqual([
      { code: 'unreadable', about: 'userTeams' },
    ])
    expect(readSaved({ userTeams: ' '.repeat(12_000_001) }, setting).problems).toEqual([
      { code: 'too_large', about: 'userTeams' },
    ])
    const many = Array.from({ length: 203 }, (_, id) => ({ ...team, id }))
    const saved = read({ userTeams: [null, 7, { name: ' ' }, ...many] })
    expect(saved.teams).toHaveLength(200)
    expect(saved.problems).toEqual([
      { code: 'nameless', about: 'userTeams', value: '3' },
      { code: 'too_many_records', about: 'userTeams', value: '3' },
    ])
  })

  test('a picture of more than 5 MiB stays behind', () => {
    const logo = `data:image/png;base64,${'A'.repeat(7_000_000)}`
    expect(readTeam({ logo })?.problems).toEqual([{ code: 'logo_too_large', about: team.name }])
  })

  test('members whose team is gone are told, not brought', () => {
    const saved = read({ userTeams: [], teamMembers_9: [leo], teamMembers_8: [] })
    expect(saved.problems).toEqual([
      { code: 'members_without_team', about: 'userTeams', value: '1' },
    ])
  })

  test('500 members and 10 parents at most; the rest is counted', () => {
    const saved = read({
      userTeams: [alone],
      teamMembers_4171: Array.from({ length: 502 }, () => leo),
      teamMemberParents_4171_1: Array.from({ length: 12 }, () => marta),
    })
    expect(saved.teams[0]?.members).toHaveLength(500)
    expect(saved.teams[0]?.members[0]?.guardians).toHaveLength(10)
    const codes = new Set(saved.teams[0]?.problems.map(({ code, value }) => `${code} ${value}`))
    expect([...codes]).toEqual(['too_many_guardians 2', 'too_many_members 2'])
  })

  test('two teams of one number: the first has the members', () => {
    const saved = read({
      userTeams: [alone, { ...alone, name: 'Second' }],
      teamMembers_4171: [leo],
    })
    expect(saved.teams.map(({ members }) => members.length)).toEqual([1, 0])
    expect(saved.teams[1]?.problems).toMatchObject([{ code: 'same_id', about: 'Second' }])
  })
})
