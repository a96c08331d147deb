import { type FormEvent, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import type { SubmitState } from '#src/ui/controls/submit-button.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import { cutSquare } from './cut-square.ts'
import { DialogForm } from './dialog-form.tsx'
import type { User } from './user.ts'

type Props = {
  /** Of the image that was chosen. */
  address: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChange: (user: User) => void
  /** The browser finds no image in it; the dialog has nothing to show. */
  onUnreadable: () => void
}

const MOST_ZOOM = 4

/** Chooses the square of an image: dragged, or moved with the arrow keys, and made larger or smaller by the slider. */
export function CropDialog({ address, open, onOpenChange, onChange, onUnreadable }: Props) {
  const t = useTranslations('profile.picture')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [state, setState] = useState<SubmitState>('normal')
  const [problem, setProblem] = useState<string>()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!area || state === 'checking') return
    setState('checking')
    setProblem(undefined)
    try {
      const { user } = await api().putAvatar({ file: await cutSquare(address, area) })
      onChange(user)
      toast.success(t('changed'))
      onOpenChange(false)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setState('normal')
    }
  }

  function problemOf(error: unknown): string {
    if (!isCallRefused(error)) return t('unreadable')
    return error.code === 'too-large' ? t('tooLarge') : error.message
  }

  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('crop')}
      description={t('cropText')}
      submitLabel={t('save')}
      state={state}
      onSubmit={event => void save(event)}
    >
      <div className="prof-crop">
        <Cropper
          image={address}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          mediaProps={{
            onError: () => {
              onUnreadable()
              onOpenChange(false)
            },
          }}
          cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
          disableAutomaticStylesInjection
        />
      </div>
      <label className="prof-zoom">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
    </DialogForm>
  )
}
