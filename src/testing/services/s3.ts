// A bucket of its own on the S3 server that S3_TEST_ENDPOINT names; `npm run test:s3` starts one.
import { randomUUID } from 'node:crypto'

import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'

import type { S3Settings } from '#src/server/settings/env.ts'

/** Whether there is a server to test against. */
export const hasS3 = Boolean(process.env['S3_TEST_ENDPOINT'])

export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true })
}

/** Makes a bucket. @param origin whose pages may send files to it, by the rule that docs/operations.md asks for */
export async function createBucket(origin?: string): Promise<S3Settings> {
  const settings = {
    endpoint: process.env['S3_TEST_ENDPOINT'] ?? '',
    region: process.env['S3_TEST_REGION'] ?? 'us-east-1',
    bucket: `palestra-test-${randomUUID()}`,
    accessKeyId: process.env['S3_TEST_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: process.env['S3_TEST_SECRET_ACCESS_KEY'] ?? '',
  }
  const [client, Bucket] = [s3Client(settings), settings.bucket]
  await client.send(new CreateBucketCommand({ Bucket }))
  if (origin) {
    const rule = {
      AllowedOrigins: [origin],
      AllowedMethods: ['PUT'],
      AllowedHeaders: ['content-type', 'x-amz-acl'],
    }
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }))
  }
  return settings
}

/** The same as an environment. */
export const environmentOf = ({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
