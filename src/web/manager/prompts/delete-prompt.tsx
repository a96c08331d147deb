import { useTranslations } from 'use-intl'

import { PasswordPrompt, type PasswordPromptProps } from './password-prompt.tsx'

export interface DeletePromptProps<Answer> extends Pick<PasswordPromptProps<Answer>, 'text' | 'onClose' | 'failed'> {
  /** What the thing is called: the prompt names it. */
  name: string
  /** Deletes it with this password. */
  onDelete: (password: string) => Promise<Answer>
  /** The toast; it may tell what the server did. */
  deleted: string | ((answer: Answer) => string)
  /** The list is read again unless told what comes instead. */
  onDeleted?: () => void
}

/** A-LIST-2: asks for the password before a thing is deleted. */
export function DeletePrompt<Answer>({ name, onDelete, deleted, onDeleted, ...rest }: DeletePromptProps<Answer>) {
  const t = useTranslations('manager')
  return (
    <PasswordPrompt
      {...rest}
      title={t('deleteTitle', { name })}
      labels={{ normal: t('deleteButton'), checking: t('deleting') }}
      onConfirm={onDelete}
      done={deleted}
      onDone={onDeleted}
    />
  )
}
