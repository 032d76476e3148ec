import { reason, byAge, ofTheTeam, own, type TableOfPeople } from './table-of-people.ts'

/** The tables of clubs, for `tablesOfPeople`. */
export const tablesOfClubs: Readonly<Record<string, TableOfPeople>> = {
  club_fixture_imports: {
    exported: reason('a list of matches; who imported it is all that it knows of a person'),
    erased: ofTheTeam,
    inDemo: own,
  },
  club_fixture_names: {
    exported: reason('what an association calls a team; no person is in it'),
    erased: ofTheTeam,
    inDemo: own,
  },
  season_plan_rows: {
    exported: reason(
      'a planned training or match; who typed it last is all that it knows of a person',
    ),
    erased: ofTheTeam,
    inDemo: true,
  },
  season_plans: {
    exported: reason(
      'the days of a season; who changed them last is all that it knows of a person',
    ),
    erased: ofTheTeam,
    inDemo: true,
  },
  season_publications: {
    exported: reason('the times of a season; who published it is all that it knows of a person'),
    erased: ofTheTeam,
    inDemo: own,
  },
  team_fixtures: {
    exported: reason('the number of a match and its event; no person is in it'),
    erased: ofTheTeam,
    inDemo: own,
  },
  club_document_teams: {
    exported: reason('which teams find a paper of the club'),
    erased: ofTheTeam,
    inDemo: true,
  },
  club_document_members: {
    exported: reason('who was sent a paper of the club; it is in the list of the team'),
    erased: ofTheTeam,
    inDemo: own,
  },
  club_document_records: {
    exported: reason('which papers of the club went to an address that is in the record'),
    erased: ofTheTeam,
    inDemo: own,
  },
  club_documents: {
    exported: reason('papers of the club, such as its statutes'),
    erased: ofTheTeam,
    inDemo: true,
  },
  club_import_sessions: { exported: byAge, erased: 'goes', inDemo: own },
  club_imports: { exported: ['club_imports'], erased: 'emptied', inDemo: own },
  club_invitations: { exported: ['club_invitations'], erased: 'emptied', inDemo: own },
  club_roles: { exported: ['clubs'], erased: 'goes', inDemo: true },
  club_filters: {
    exported: reason('a named view of a list; the list is what it shows'),
    erased: ofTheTeam,
    inDemo: true,
  },
  club_membership_changes: {
    exported: ['club_membership_changes'],
    erased: reason('goes with the record it is about'),
    inDemo: true,
  },
  club_membership_rows: {
    exported: ['club_memberships'],
    erased: reason('goes with the record or the roster row'),
    inDemo: true,
  },
  club_memberships: { exported: ['club_memberships'], erased: 'emptied', inDemo: true },
  club_seasons: { exported: ['club_seasons'], erased: ofTheTeam, inDemo: own },
  club_venues: {
    exported: reason('a place and how many events it has room for; no person is in it'),
    erased: ofTheTeam,
    inDemo: true,
  },
  clubs: { exported: ['clubs'], erased: 'emptied', inDemo: true },
  former_club_roles: {
    exported: reason('who managed a club or its money until a few days ago; deleted by a job'),
    erased: 'goes',
    inDemo: own,
  },
  registration_forms: {
    exported: reason('what a form of the club asks; who changed it is in no other list'),
    erased: ofTheTeam,
    inDemo: true,
  },
  registration_people: {
    exported: ['registrations'],
    erased: reason('goes with the registration it belongs to'),
    inDemo: true,
  },
  registrations: { exported: ['registrations'], erased: 'emptied', inDemo: true },
  roll_over_moves: {
    exported: reason('ids of two roster rows, which are in memberships and children'),
    erased: ofTheTeam,
    inDemo: own,
  },
  venue_closures: {
    exported: reason('when a place is closed; who entered it is all that it knows of a person'),
    erased: ofTheTeam,
    inDemo: true,
  },
  websites: {
    exported: reason('what a club publishes; its contact is typed for strangers to read'),
    erased: ofTheTeam,
    inDemo: true,
  },
  roll_overs: { exported: ['roll_overs'], erased: ofTheTeam, inDemo: own },
}
