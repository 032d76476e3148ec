import type { PreferencesOnWire } from '@touchline/contract/accounts/shapes'
import { waysToNotify } from '@touchline/domain/accounts/preferences'
import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TimeField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { useChangePreferences } from './api.ts'

type Choices = Omit<PreferencesOnWire, 'isMinor'>
type Switch = Exclude<keyof Choices, 'available' | 'games' | 'quietFrom' | 'quietUntil'>

/** What I want to be told, saved with one button. */
export function NotifyForm({ stored }: { stored: PreferencesOnWire }) {
  const text = useText('accounts').notify
  const wire = useText('wire')
  const { chosen, choose, save, isSaving } = useChoices(stored)
  const tick = (name: Switch) => ({
    value: chosen[name],
    onChange: (on: boolean) => choose({ [name]: on }),
  })

  return (
    <form
      className="grid w-full gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Ways chosen={chosen} choose={choose} />
      {stored.isMinor ? (
        <p className="text-muted">{text.notForMinors}</p>
      ) : (
        <Group title={text.reportsTitle}>
          <Checkbox label={text.reports} description={text.reportsHint} {...tick('reports')} />
          <Checkbox label={text.reportsWhenAttending} {...tick('reportsWhenAttending')} />
        </Group>
      )}
      <Group title={text.themesTitle}>
        <Checkbox label={text.themesAll} {...tick('themesAll')} />
        <Checkbox label={text.themesConcerned} {...tick('themesConcerned')} />
      </Group>
      <QuietHours chosen={chosen} choose={choose} />
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

type WaysProps = Pick<ReturnType<typeof useChoices>, 'chosen' | 'choose'>

function Ways({ chosen, choose }: WaysProps) {
  const text = useText('accounts').notify
  const ways = waysToNotify.map((value) => ({ value, label: text.choices[value] }))
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Select
        label={text.available}
        options={ways}
        value={chosen.available}
        onChange={(available) => choose({ available })}
      />
      <Select
        label={text.games}
        options={ways}
        value={chosen.games}
        onChange={(games) => choose({ games })}
      />
    </div>
  )
}

/** When letters wait for the morning. */
function QuietHours({ chosen, choose }: WaysProps) {
  const text = useText('accounts').notify
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
            onChange={({ target }) => choose({ quietFrom: target.value })}
          />
          <TimeField
            label={text.quietUntil}
            required
            value={quietUntil}
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

/** What was touched here goes before what is stored, until it is saved. */
function useChoices(stored: PreferencesOnWire) {
  const text = useText('accounts').notify
  const toast = useToast()
  const change = useChangePreferences()
  const [touched, setTouched] = useState<Partial<Choices>>({})

  function save(): void {
    change.mutate(touched, {
      onSuccess: () => {
        setTouched({})
        toast({ title: text.saved })
      },
      onError: () => toast({ title: text.failed, tone: 'error' }),
    })
  }

  return {
    chosen: { ...stored, ...touched },
    choose: (wish: Partial<Choices>) => setTouched({ ...touched, ...wish }),
    save,
    isSaving: change.isPending,
  }
}
