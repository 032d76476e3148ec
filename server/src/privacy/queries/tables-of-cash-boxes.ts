import { reason, ofTheTeam, type TableOfPeople } from './table-of-people.ts'

const hasNoPersonalData = reason('says nothing of a person')

/** Fines, drinks and the money in a team's box. */
export const tablesOfCashBoxes: Readonly<Record<string, TableOfPeople>> = {
  cash_box_entries: {
    exported: ['cash_box'],
    erased: reason(
      'sums of the team without notes; the roster row of a person who is gone has no name',
    ),
    inDemo: true,
  },
  cash_box_items: { exported: hasNoPersonalData, erased: ofTheTeam, inDemo: true },
  cash_boxes: { exported: hasNoPersonalData, erased: ofTheTeam, inDemo: true },
}
