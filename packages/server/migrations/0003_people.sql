CREATE TABLE "account" (
	"guest" uuid PRIMARY KEY NOT NULL,
	"login" text,
	"login_key" text,
	"password_hash" text,
	"recovery_hash" text,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_login_key_unique" UNIQUE("login_key"),
	CONSTRAINT "account_recovery_hash_unique" UNIQUE("recovery_hash")
);
--> statement-breakpoint
CREATE TABLE "challenge" (
	"hash" text PRIMARY KEY NOT NULL,
	"guest" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "farewell" (
	"guest" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"guest" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_guest" ON "device" USING btree ("guest");--> statement-breakpoint
CREATE INDEX "passkey_guest" ON "passkey" USING btree ("guest");--> statement-breakpoint
CREATE INDEX "entry_sitters" ON "entry" USING gin ("body" jsonb_path_ops) WHERE "entry"."body" ->> 'type' IN ('opened', 'chairs');--> statement-breakpoint
INSERT INTO "device" ("id", "guest", "token_hash", "created_at", "seen_at") SELECT gen_random_uuid(), "id", "token_hash", "created_at", "seen_at" FROM "guest" WHERE "token_hash" IS NOT NULL;
