import type { MoveSource } from '@touchline/domain/moves/sources'

/** What a club can take along. */
export type MovedThing = 'members' | 'attendance' | 'events' | 'statistics' | 'chat'

/** What the last menu gives: a file, an address, or a table to copy by hand. */
export type GuideEnd = 'XLSX' | 'CSV' | 'ICS' | 'address' | 'copy'

export interface GuideStep {
  readonly what: MovedThing
  /** Menus of the other product, in its own words. */
  readonly menus: readonly string[]
  readonly end: GuideEnd
  /** One file for each event. */
  readonly isPerEvent?: true
}

export interface Guide {
  readonly name: string
  readonly steps: readonly GuideStep[]
  /** What it has no export for. */
  readonly missing: readonly MovedThing[]
}

/** Sources and confidence: server/src/moves/fixtures/SOURCE.md. */
export const guides: Readonly<Record<MoveSource, Guide>> = {
  sporteasy: {
    name: 'SportEasy',
    steps: [
      { what: 'members', menus: ['Effectif', 'Actions', 'Exporter'], end: 'XLSX' },
      { what: 'attendance', menus: ['Statistiques', 'Présences', 'Exporter'], end: 'XLSX' },
      { what: 'events', menus: ['Calendrier', 'Synchroniser'], end: 'address' },
    ],
    missing: ['chat'],
  },
  teamsnap: {
    name: 'TeamSnap',
    steps: [
      { what: 'members', menus: ['Roster', 'Export'], end: 'CSV' },
      { what: 'events', menus: ['Schedule', 'Export'], end: 'CSV' },
      { what: 'attendance', menus: ['Availability', 'Export'], end: 'CSV' },
    ],
    missing: ['chat'],
  },
  spond: {
    name: 'Spond',
    steps: [
      { what: 'members', menus: ['Members', 'Active members', 'Export'], end: 'XLSX' },
      {
        what: 'attendance',
        menus: ['Groups', 'Attendance', 'Export'],
        end: 'XLSX',
        isPerEvent: true,
      },
    ],
    missing: ['events', 'statistics', 'chat'],
  },
  heja: {
    name: 'Heja',
    steps: [
      { what: 'members', menus: ['Members'], end: 'copy' },
      { what: 'attendance', menus: ['Pro', 'Attendance', 'Export'], end: 'CSV' },
      { what: 'events', menus: ['You', 'Calendar sync'], end: 'address' },
    ],
    missing: ['statistics', 'chat'],
  },
  clubdesk: {
    name: 'ClubDesk',
    steps: [
      { what: 'members', menus: ['Kontakte', 'Aktionen', 'Exportieren'], end: 'CSV' },
      { what: 'events', menus: ['Termine', 'Kalender abonnieren'], end: 'address' },
    ],
    missing: ['attendance', 'statistics', 'chat'],
  },
  easyverein: {
    name: 'easyVerein',
    steps: [
      { what: 'members', menus: ['Mitglieder', 'Aktionen', 'Exportieren'], end: 'XLSX' },
      { what: 'events', menus: ['Kalender', 'Kalender abonnieren'], end: 'address' },
    ],
    missing: ['attendance', 'statistics', 'chat'],
  },
  excel: {
    name: 'Excel',
    steps: [
      { what: 'members', menus: [], end: 'XLSX' },
      { what: 'attendance', menus: [], end: 'XLSX' },
    ],
    missing: [],
  },
}
