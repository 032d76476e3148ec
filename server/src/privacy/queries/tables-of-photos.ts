import { reason, byAge, ofTheTeam, own, type TableOfPeople } from './table-of-people.ts'

const hasNoPersonalData = reason('says nothing of a person')

/** Albums of a team. Pictures stay without the name of the person who added them. */
export const tablesOfPhotos: Readonly<Record<string, TableOfPeople>> = {
  photo_albums: { exported: hasNoPersonalData, erased: ofTheTeam, inDemo: true },
  photo_checks: {
    exported: reason('that staff found a person in no picture'),
    erased: ofTheTeam,
    inDemo: own,
  },
  photo_uploads: {
    exported: reason('goes within a day'),
    erased: byAge,
    inDemo: own,
  },
  photos: {
    exported: ['photos_added', 'photos_taken_down'],
    erased: reason('pictures of the team; who added them is emptied by foreign keys'),
    inDemo: true,
  },
}
