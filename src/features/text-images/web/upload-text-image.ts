import { api } from '#src/web/calls/api.ts'

/**
 * Keeps an image for a text that is being written: `<RichTextField uploadImage={uploadTextImage}>`.
 * @returns its address
 * @throws CallRefused
 * @public
 */
export const uploadTextImage = async (file: File): Promise<string> => (await api().addTextImage({ file })).url
