import type { Announcement } from '@touchline/contract/operations/shapes/announcements'
import { announcementText } from '@touchline/domain/accounts/announcements'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useTimestampFormat } from '../use-timestamp-format.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { useSaveAnnouncement } from './api.ts'

/** One announcement: what it says, from when until when. */
export function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { announcements: text } = useText('operations').admin
  const { language } = useLanguage()
  const { moment } = useTimestampFormat()
  const [isOpen, setOpen] = useState(false)
  const { kind, startsAt, endsAt, texts } = announcement
  const byLanguage = Object.fromEntries(texts.map((one) => [one.language, one.text]))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s">
        <Badge tone={kind === 'maintenance' ? 'warning' : 'neutral'}>{text.kinds[kind]}</Badge>
        <span className="figures text-muted">{text.span(moment(startsAt), moment(endsAt))}</span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{announcementText(byLanguage, language)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => setOpen(true)}>
          {text.edit}
        </Button>
        <Remove id={announcement.id} />
      </div>
      {isOpen && <AnnouncementDialog announcement={announcement} onClose={() => setOpen(false)} />}
    </li>
  )
}

function Remove({ id }: { id: string }) {
  const { announcements: text } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const [asks, setAsks] = useState(false)
  const { mutate } = useSaveAnnouncement()

  function remove(): void {
    setAsks(false)
    mutate(
      { announcementId: id, announcement: null },
      {
        onSuccess: () => toast({ title: text.removed }),
        onError: (error) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
      },
    )
  }
  return (
    <>
      <Button size="s" variant="danger" onClick={() => setAsks(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={text.ask}
        confirmLabel={text.remove}
        onConfirm={remove}
      >
        {text.consequence}
      </ConfirmDialog>
    </>
  )
}
