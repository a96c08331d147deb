import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'

import { useUpload } from './use-upload.ts'
import { inputOf, noVideo } from './values.ts'
import { VideoFileField } from './video-file-field.tsx'
import { VideoSettings, VideoWords } from './video-form.tsx'
import { VideoPreview } from './video-preview.tsx'

/** A-VID-5: a file is sent while its words are written; then both become a video. */
export function NewVideo() {
  const t = useTranslations('managers.videos')
  const navigate = useNavigate()
  const form = useForm({ defaultValues: noVideo, reValidateMode: 'onSubmit' })
  form.register('upload', { validate: id => id !== '' || t('videoMissing') })
  const upload = useUpload((id, seconds) => {
    form.setValue('upload', id, { shouldDirty: true, shouldValidate: id !== '' })
    form.setValue('seconds', seconds)
  })
  const { error } = form.getFieldState('upload', form.formState)
  return (
    <SaveForm
      form={form}
      passing={['upload', 'seconds']}
      save={async (values, _, key) => {
        await api().createVideo({ ...inputOf(values), upload: values.upload }, key)
        await upload.forget()
      }}
      onSaved={() => void navigate('/dashboard/manage-videos', { replace: true })}
      saved={t('saved')}
      failed={t('saveFailed')}
      label={t('create')}
      preview={<VideoPreview form={form} />}
      settings={<VideoSettings form={form} />}
    >
      <VideoWords form={form}>
        <section className="manager-part video-place">
          <VideoFileField label={t('file')} upload={upload} error={error?.message} flash={form.formState.submitCount} />
          {error && upload.file && (
            <p className="help" data-error role="alert">
              {error.message}
            </p>
          )}
        </section>
      </VideoWords>
    </SaveForm>
  )
}
