import { useState } from 'react'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveWebsite, type Owner, type Website } from './api.ts'
import { ContactFields } from './contact-fields.tsx'
import { FormButtons } from './form-buttons.tsx'
import { NewTeams } from './new-teams.tsx'
import { NewsFields } from './news-fields.tsx'
import { ShownFields, type FieldsProps, type SettingsChange } from './shown-fields.tsx'
import { SponsorsFields } from './sponsors-fields.tsx'
import { useWebsiteProblem } from './use-website-problem.ts'

export type Settings = Website['settings']

interface WebsiteFormProps {
  readonly owner: Owner
  readonly website: Website
}

/** What the website shows. What most clubs show is chosen already. */
export function WebsiteForm({ owner, website }: WebsiteFormProps) {
  const text = useText('websites')
  const { errors } = useText('wire')
  const toast = useToast()
  const save = useSaveWebsite(owner)
  const problem = useWebsiteProblem(save.error)
  const [slug, setSlug] = useState(website.slug)
  const [settings, setSettings] = useState(website.settings)
  const { isPublished, version } = website
  const isField = Object.keys(fieldsOf(save.error)).some((field) => problem(field) !== undefined)
  const fields = {
    website,
    settings,
    problem,
    onChange: (parts: SettingsChange) =>
      setSettings((now) => ({ ...now, ...(typeof parts === 'function' ? parts(now) : parts) })),
  }

  function write(publishes: boolean, said: string) {
    save.mutate(
      { isPublished: publishes, slug, settings: decided(settings, website), version },
      { onSuccess: () => toast({ title: said }) },
    )
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        write(true, isPublished ? text.saved : text.published)
      }}
    >
      <NewTeams {...fields} />
      <TextField
        label={text.slug}
        description={`${website.siteUrl.slice(0, -website.slug.length)}${slug}`}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={slug}
        error={problem('slug')}
        onChange={({ target }) => setSlug(target.value)}
      />
      <FormCards {...fields} />
      {save.error && !isField && <Banner tone="danger">{errors[codeOf(save.error)]}</Banner>}
      <FormButtons
        website={website}
        isBusy={save.isPending}
        onUnpublish={() => write(false, text.unpublished)}
        onSaveDraft={() => write(false, text.saved)}
      />
    </form>
  )
}

/** Someone has seen every team of the list by now: those without a tick stay hidden. */
function decided(settings: Settings, { teams }: Website): Settings {
  const hidden = teams.filter(({ id }) => !settings.shownTeamIds.includes(id))
  return { ...settings, hiddenTeamIds: hidden.map(({ id }) => id) }
}

function FormCards(fields: FieldsProps) {
  const text = useText('websites')
  return (
    <>
      <Card title={text.shows}>
        <ShownFields {...fields} />
      </Card>
      <Card title={text.contact}>
        <ContactFields {...fields} />
      </Card>
      <Card title={text.news.title}>
        <NewsFields {...fields} />
      </Card>
      <Card title={text.sponsor.title}>
        <SponsorsFields {...fields} />
      </Card>
    </>
  )
}
