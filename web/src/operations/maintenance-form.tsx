import type { OperatorMaintenance } from '@touchline/contract/operations/shapes/maintenance'
import { maxMessageLength } from '@touchline/domain/maintenance/notice'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { fromLocalTime, toLocalTime } from './local-time.ts'
import { useMaintenanceSwitch } from './use-maintenance-switch.ts'

/** The notice for visitors, and the switch. */
export function MaintenanceForm({ now }: { now: OperatorMaintenance }) {
  const text = useText('operations').admin.maintenance
  const [message, setMessage] = useState(now.message)
  const [until, setUntil] = useState(toLocalTime(now.until))
  const [asks, setAsks] = useState(false)
  const site = useMaintenanceSwitch()

  function close(): void {
    setAsks(false)
    site.close({ message, until: fromLocalTime(until) }, now.isOn ? 'changed' : 'closed')
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (now.isOn) close()
    else setAsks(true)
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TextArea
          label={text.message}
          description={text.messageHint}
          optional
          rows={3}
          maxLength={maxMessageLength}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <TextField
          label={text.until}
          description={text.untilHint}
          error={site.isPast ? text.untilPast : undefined}
          optional
          type="datetime-local"
          value={until}
          onChange={(event) => {
            setUntil(event.target.value)
            site.forget()
          }}
        />
        <SwitchButtons isOn={now.isOn} site={site} />
      </form>
      {/* Beside the form: what the question is answered with would be sent as the form's. */}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={text.ask}
        confirmLabel={text.switchOn}
        onConfirm={close}
      >
        {text.consequence}
      </ConfirmDialog>
    </>
  )
}

interface SwitchButtonsProps {
  readonly isOn: boolean
  readonly site: ReturnType<typeof useMaintenanceSwitch>
}

function SwitchButtons({ isOn, site }: SwitchButtonsProps) {
  const text = useText('operations').admin.maintenance
  return (
    <div className="flex flex-wrap gap-2">
      {isOn ? (
        <>
          <Button type="submit" busy={site.busy === 'close'}>
            {text.change}
          </Button>
          <Button variant="primary" busy={site.busy === 'open'} onClick={site.open}>
            {text.switchOff}
          </Button>
        </>
      ) : (
        <Button type="submit" variant="danger" busy={site.busy === 'close'}>
          {text.switchOn}
        </Button>
      )}
    </div>
  )
}
