import type { Announcement } from '@touchline/contract/operations/shapes/announcements'
import { announcementKinds, maxAnnouncement } from '@touchline/domain/accounts/announcements'
import { languageNames, languages } from '@touchline/domain/values/language'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAnnouncementForm, type AnnouncementForm } from './use-announcement-form.ts'

interface AnnouncementDialogProps {
  readonly announcement?: Announcement
  readonly onClose: () => void
}

/** Writes an announcement: one language is enough. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { announcements: text } = useText('operations').admin
  const { cancel } = useText('wire')
  const form = useAnnouncementForm(announcement, onClose)
  return (
    <Dialog
      open
      size="m"
      title={announcement === undefined ? text.add : text.edit}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Select
          label={text.kind}
          options={announcementKinds.map((value) => ({ value, label: text.kinds[value] }))}
          value={form.draft.kind}
          onChange={(kind) => form.change({ kind })}
        />
        <Times form={form} />
        <Words form={form} />
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={form.isPending}>
            {text.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Times({ form }: { form: AnnouncementForm }) {
  const { announcements: text } = useText('operations').admin
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <TextField
        label={text.from}
        type="datetime-local"
        value={form.draft.from}
        error={form.isChecked && form.problems.from ? text.timeMissing : undefined}
        onChange={({ target }) => form.change({ from: target.value })}
      />
      <TextField
        label={text.to}
        type="datetime-local"
        value={form.draft.to}
        error={form.isChecked && form.problems.to ? text.toBefore : undefined}
        onChange={({ target }) => form.change({ to: target.value })}
      />
    </div>
  )
}

function Words({ form }: { form: AnnouncementForm }) {
  const { announcements: text } = useText('operations').admin
  return languages.map((language, place) => (
    <TextArea
      key={language}
      label={languageNames[language]}
      description={place === 0 ? text.languageHint : undefined}
      error={place === 0 && form.isChecked && form.problems.text ? text.textMissing : undefined}
      lang={language}
      rows={2}
      maxLength={maxAnnouncement}
      value={form.draft.texts[language] ?? ''}
      onChange={({ target }) =>
        form.change({ texts: { ...form.draft.texts, [language]: target.value } })
      }
    />
  ))
}
