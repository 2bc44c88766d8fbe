/** `npm run migrations --workspace packages/server` writes what the schema has that the migrations have not. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema.ts',
  out: './migrations',
});
