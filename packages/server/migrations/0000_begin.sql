CREATE TABLE "entry" (
	"sitting" uuid NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "entry_sitting_n_pk" PRIMARY KEY("sitting","n")
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"face" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "played" (
	"sitting" uuid NOT NULL,
	"number" integer NOT NULL,
	"game" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"guests" uuid[] NOT NULL,
	"first_entry" integer NOT NULL,
	"last_entry" integer NOT NULL,
	CONSTRAINT "played_sitting_number_pk" PRIMARY KEY("sitting","number")
);
--> statement-breakpoint
CREATE TABLE "sitting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"join_code" text NOT NULL,
	"watch_code" text NOT NULL,
	"game" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner" integer,
	"epoch" integer NOT NULL,
	"entries" integer NOT NULL,
	"phase" text NOT NULL,
	"summary" jsonb NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sitting_join_code_unique" UNIQUE("join_code"),
	CONSTRAINT "sitting_watch_code_unique" UNIQUE("watch_code")
);
--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_sitting_sitting_id_fk" FOREIGN KEY ("sitting") REFERENCES "public"."sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played" ADD CONSTRAINT "played_sitting_sitting_id_fk" FOREIGN KEY ("sitting") REFERENCES "public"."sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "played_guests" ON "played" USING gin ("guests");--> statement-breakpoint
CREATE INDEX "sitting_lobby" ON "sitting" USING btree ("created_at") WHERE "sitting"."is_listed" AND "sitting"."phase" = 'waiting' AND "sitting"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "sitting_owner" ON "sitting" USING btree ("owner") WHERE "sitting"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "sitting_playing" ON "sitting" USING btree ("created_at") WHERE "sitting"."phase" = 'playing' AND "sitting"."ended_at" IS NULL;