import type { PreferencesOnWire } from '@touchline/contract/accounts/shapes'
import { type ReactNode, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TimeField } from '#web/ui/date-field.tsx'

import { useChangePreferences } from './api.ts'
import { TopicChoices } from './topic-choices.tsx'

type Choices = Omit<PreferencesOnWire, 'isMinor'>
type Switch = Exclude<keyof Choices, 'pushTopics' | 'emailTopics' | QuietTime>

const quietTimes = ['quietFrom', 'quietUntil'] as const
type QuietTime = (typeof quietTimes)[number]

/** The notification choices, saved with one button. */
export function NotifyForm({ stored }: { stored: PreferencesOnWire }) {
  const text = useText('accounts').notify
  const wire = useText('wire')
  const { chosen, choose, save, isSaving, missing } = useChoices(stored)
  const tick = (name: Switch) => ({
    value: chosen[name],
    onChange: (on: boolean) => choose({ [name]: on }),
  })

  return (
    <form
      noValidate
      className="grid w-full gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TopicChoices chosen={chosen} choose={choose} />
      <QuietHours chosen={chosen} choose={choose} missing={missing} />
      {stored.isMinor ? (
        <p className="text-muted">{text.notForMinors}</p>
      ) : (
        <Group title={text.reportsTitle}>
          <Checkbox label={text.reports} description={text.reportsHint} {...tick('reports')} />
          <Checkbox label={text.reportsWhenAttending} {...tick('reportsWhenAttending')} />
        </Group>
      )}
      {!stored.isMinor && (
        <Group title={text.newsletterTitle}>
          <Checkbox label={text.productNews} {...tick('productNews')} />
          <Checkbox label={text.partnerOffers} {...tick('partnerOffers')} />
        </Group>
      )}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={isSaving}
        busyLabel={wire.saving}
      >
        {wire.save}
      </Button>
    </form>
  )
}

interface QuietHoursProps extends Pick<ReturnType<typeof useChoices>, 'chosen' | 'choose'> {
  /** The times that were empty on saving. */
  readonly missing: readonly QuietTime[]
}

/** When emails wait for the morning. */
function QuietHours({ chosen, choose, missing }: QuietHoursProps) {
  const text = useText('accounts').notify
  const { fields } = useText('auth')
  const problem = (name: QuietTime) => (missing.includes(name) ? fields.missing : undefined)
  const { quietHours, quietFrom, quietUntil } = chosen
  return (
    <Group title={text.quietTitle}>
      <Checkbox
        label={text.quiet}
        description={text.quietHint}
        value={quietHours}
        onChange={(on) => choose({ quietHours: on })}
      />
      {quietHours && (
        <div className="mt-2 grid max-w-xs grid-cols-2 gap-4">
          <TimeField
            label={text.quietFrom}
            required
            value={quietFrom}
            error={problem('quietFrom')}
            onChange={({ target }) => choose({ quietFrom: target.value })}
          />
          <TimeField
            label={text.quietUntil}
            required
            value={quietUntil}
            error={problem('quietUntil')}
            onChange={({ target }) => choose({ quietUntil: target.value })}
          />
        </div>
      )}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Edited fields win over stored values until saved. */
function useChoices(stored: PreferencesOnWire) {
  const text = useText('accounts').notify
  const toast = useToast()
  const { errors } = useText('wire')
  const change = useChangePreferences()
  const [touched, setTouched] = useState<Partial<Choices>>({})
  const [missing, setMissing] = useState<readonly QuietTime[]>([])
  const chosen = { ...stored, ...touched }

  function save(): void {
    const empty = chosen.quietHours ? quietTimes.filter((name) => chosen[name] === '') : []
    setMissing(empty)
    if (empty.length > 0) return
    change.mutate(touched, {
      onSuccess: () => {
        setTouched({})
        toast({ title: text.saved })
      },
      onError: (error) =>
        toast({ title: text.failed, description: errors[codeOf(error)], tone: 'error' }),
    })
  }

  return {
    chosen,
    choose: (input: Partial<Choices>) => {
      setTouched({ ...touched, ...input })
      setMissing(missing.filter((name) => !(name in input)))
    },
    save,
    missing,
    isSaving: change.isPending,
  }
}
