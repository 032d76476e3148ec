import { Pencil, Plus } from 'lucide-react'

import { Bell } from '#web/ui/bell.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { Row, Specimen } from './specimen.tsx'

export function Buttons() {
  return (
    <Specimen title="Buttons">
      <Row>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          Create event
        </Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Later</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="primary" busy busyLabel="Saving...">
          Save
        </Button>
        <Button refusal="Only coaches create events">Refused</Button>
        <Button size="s">Small</Button>
      </Row>
      <Row>
        <IconButton label="Edit" icon={<Pencil aria-hidden />} />
        <IconButton label="Edit" variant="outlined" icon={<Pencil aria-hidden />} />
        <CopyButton text="https://touchline.example" label="Copy link" />
        <Bell unread={3} />
      </Row>
    </Specimen>
  )
}
