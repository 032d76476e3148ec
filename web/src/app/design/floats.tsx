import { BellOff, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ContextMenu } from '#web/ui/context-menu.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { UserMenu } from '#web/ui/user-menu.tsx'

import { Row, Specimen } from './specimen.tsx'

const nothing = () => undefined

const items = (
  <>
    <MenuLink to="/design" icon={<Settings aria-hidden />}>
      Settings
    </MenuLink>
    <MenuItem icon={<BellOff aria-hidden />} refusal="Only in your own team" onSelect={nothing}>
      Mute
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={nothing}>
      Delete team
    </MenuItem>
  </>
)

export function Floats() {
  return (
    <Specimen title="Menus, dialogs, toasts">
      <Row>
        <UserMenu id="ana" firstName="Ana">
          {items}
        </UserMenu>
        <Menu trigger={<Button>Menu</Button>}>{items}</Menu>
        <Popover trigger={<Button>Popover</Button>} title="vs Harbour Town">
          <p>Saturday, 10:30, North Field.</p>
        </Popover>
      </Row>
      <Row>
        <Dialogs />
        <Toasts />
      </Row>
      <ContextMenu items={items}>
        <div className="rounded-surface border border-line p-4">
          Right-click or press long for a menu.
        </div>
      </ContextMenu>
    </Specimen>
  )
}

function Dialogs() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Dialog
        trigger={<Button>Dialog</Button>}
        title="Add team"
        description="An opponent you meet more than once."
      >
        <p>A form stands here.</p>
        <DialogActions>
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </DialogActions>
      </Dialog>
      <Drawer trigger={<Button>Drawer</Button>} title="More">
        <p>Leagues, messages, statistics.</p>
      </Drawer>
      <Button onClick={() => setAsking(true)}>Confirm</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete team"
        confirmLabel="Delete team"
        typedName="Riverside United"
        onConfirm={() => setAsking(false)}
      >
        The team can be restored for 30 days.
      </ConfirmDialog>
    </>
  )
}

function Toasts() {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast({ title: 'Event created successfully' })}>Toast</Button>
      <Button onClick={() => toast({ title: 'Failed to load teams', tone: 'error' })}>
        Error toast
      </Button>
    </>
  )
}
