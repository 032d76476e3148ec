import { maxHandOverNote } from '@touchline/domain/children/homes'
import { z } from 'zod'

import { id, instant, paragraph } from '../../wire/values.ts'
import { answerKey } from './requests.ts'

/** What a guardian writes to the other one about bringing and fetching a child. */
export const handOverNote = z.object({
  memberId: id,
  guardianId: id,
  writtenBy: z.string(),
  isMine: z.boolean(),
  words: z.string(),
  writtenAt: instant,
})

export type HandOverNote = z.infer<typeof handOverNote>

export const handOverNotes = z.object({ notes: z.array(handOverNote) })

export type HandOverNotes = z.infer<typeof handOverNotes>

/** Without words the note is removed. */
export const handOverNoteChange = answerKey.extend({ words: paragraph(maxHandOverNote) })
