import { letterLinkDays } from '@touchline/domain/files/document'
import { z } from 'zod'

import { unsubscribeUrlForStranger } from '#server/accounts/commands/strangers.ts'
import { documentAddress } from '#server/files/queries/documents.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { documentLetter } from '../emails.ts'
import { findClub } from '../queries.ts'
import { findAddressees, markSent } from '../queries/document-people.ts'
import { findKeptDocument } from '../queries/documents.ts'

const addressed = z.object({ clubId: z.string(), documentId: z.string() })

/** Emails a document for people to those in no team who haven't got its file. */
export async function writeAboutDocument(platform: Platform, payload: JobData): Promise<void> {
  const news = addressed.safeParse(payload)
  if (!news.success) return
  await platform.database.transaction().execute(async (tx) => {
    const club = await findClub(tx, news.data.clubId)
    const document = await findKeptDocument(tx, news.data)
    if (club === undefined || document === undefined) return
    const path = await documentAddress(platform, document.fileId, letterLinkDays * 24 * 60)
    const addressees = await findAddressees(tx, news.data, document.fileId)
    await markSent(tx, news.data, document.fileId)
    for (const { email: to, language } of addressees) {
      const stop = await unsubscribeUrlForStranger(tx, platform, {
        kind: 'club_document',
        address: to,
      })
      const url = `${platform.config.publicUrl}${path}`
      const { name } = document
      const letter = { to, language, club, name, days: letterLinkDays, url, ...stop }
      await platform.mail.enqueue(tx, documentLetter(letter))
    }
  })
}
