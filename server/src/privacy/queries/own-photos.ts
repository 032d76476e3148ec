import { sql } from 'kysely'

import type { Section } from './own-data.ts'

/** What an export says of pictures added to albums; the pictures show other people. */
export const photoSections: readonly Section[] = [
  {
    name: 'photos_added',
    tables: ['photos'],
    rows: ({ id }) => sql`
      select t.name as team, a.title as album, p.taken_at, p.created_at, p.published_at, p.taken_down_at
      from photos p join teams t on t.id = p.team_id
      join photo_albums a on a.team_id = p.team_id and a.id = p.album_id
      where p.uploaded_by = ${id} order by p.created_at, p.id`,
  },
  {
    name: 'photos_taken_down',
    tables: ['photos'],
    rows: ({ id }) => sql`
      select t.name as team, a.title as album, p.taken_down_at
      from photos p join teams t on t.id = p.team_id
      join photo_albums a on a.team_id = p.team_id and a.id = p.album_id
      where p.taken_down_by = ${id} order by p.taken_down_at, p.id`,
  },
]
