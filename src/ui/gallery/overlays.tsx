import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button, IconButton } from '../controls/button.tsx'
import { Checkbox } from '../controls/choice.tsx'
import { TextField } from '../controls/text-field.tsx'
import { AlertDialog } from '../overlays/alert-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../overlays/menu.tsx'
import { Part, Row } from './part.tsx'

type Shown = 'dialog' | 'alert' | 'drawer' | 'end' | null

export function GalleryOverlays() {
  const [shown, setShown] = useState<Shown>(null)
  const overlay = (name: Shown) => ({
    open: shown === name,
    onOpenChange: (open: boolean) => setShown(open ? name : null),
    closeLabel: 'Close',
  })
  const close = () => setShown(null)
  return (
    <Part name="Dialog, alert dialog, drawer, menu">
      <Row>
        <Dialog
          {...overlay('dialog')}
          trigger={<Button>Dialog</Button>}
          title="Change email"
          description="We send a code to the new address."
          actions={<Button variant="ink">Send code</Button>}
        >
          <TextField label="New email" type="email" />
        </Dialog>
        <AlertDialog
          {...overlay('alert')}
          trigger={<Button variant="danger">Alert dialog</Button>}
          title="Delete Sprint Mechanics?"
          description="The course and its 14 lessons go for good. Learners keep their certificates."
          cancelLabel="Cancel"
          action={
            <Button variant="danger" onClick={close}>
              <Trash2 />
              Delete
            </Button>
          }
        />
        <Drawer
          {...overlay('drawer')}
          trigger={<Button>Drawer</Button>}
          title="Filters"
          footer={
            <>
              <Button onClick={close}>Reset</Button>
              <Button variant="primary" onClick={close}>
                Apply
              </Button>
            </>
          }
        >
          <Checkbox>biomechanics</Checkbox>
          <Checkbox>nutrition</Checkbox>
        </Drawer>
        <Drawer {...overlay('end')} trigger={<Button>Drawer from the end</Button>} title="Details" side="end">
          <p>Nothing else.</p>
        </Drawer>
        <Menu
          align="start"
          label="Actions"
          trigger={
            <IconButton name="Actions" variant="line">
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuLink link={<a href="#edit">Edit</a>}>
            <Pencil />
            Edit
          </MenuLink>
          <MenuItem disabled onClick={close}>
            Not for now
          </MenuItem>
          <MenuLine />
          <MenuItem onClick={close}>
            <Trash2 />
            Delete
          </MenuItem>
        </Menu>
      </Row>
    </Part>
  )
}
