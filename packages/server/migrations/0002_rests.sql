DROP INDEX "sitting_playing";--> statement-breakpoint
ALTER TABLE "sitting" ADD COLUMN "rests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sitting_playing" ON "sitting" USING btree ("created_at") WHERE "sitting"."phase" = 'playing' AND NOT "sitting"."rests" AND "sitting"."ended_at" IS NULL;