/*
 * A mahjong player in C, with nothing but its library: docs/agents.md is what it speaks. Try it:
 *
 *     gcc -O2 -o agent examples/agents/agent.c
 *     npx paiju arena xuezhan --bots 'random,exec:./agent' --games 100
 *
 * It knows no rules: of the legal actions it takes the first one, or one by lot when it is given a number: ./agent 7
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is(const char *line, const char *type) {
  char start[40];
  snprintf(start, sizeof start, "{\"type\":\"%s\"", type);
  return strncmp(line, start, strlen(start)) == 0;
}

/* How many objects the list has that begins here. */
static long length(const char *list) {
  long depth = 0, count = 0;
  for (; *list; list++) {
    if (*list == '{' && depth++ == 1) count++;
    else if (*list == '[') depth++;
    else if (*list == '}') depth--;
    else if (*list == ']' && --depth == 0) break;
  }
  return count;
}

int main(int argc, char **argv) {
  unsigned long mix = argc > 1 ? strtoul(argv[1], NULL, 10) : 0, lot = 0;
  size_t room = 1 << 20;
  char *line = malloc(room);
  while (line && fgets(line, (int)room, stdin)) {
    if (is(line, "hello")) {
      puts("{\"type\":\"hello\",\"agents\":1}");
    } else if (is(line, "match")) {
      const char *chance = strstr(line, "\"chance\":\"");
      char digits[16] = "";
      if (chance) strncpy(digits, chance + 10, 15);
      lot = strtoul(digits, NULL, 16) ^ mix; /* The same match again is played the same again. */
    } else if (is(line, "asked")) {
      const char *question = strstr(line, "\"question\":");
      const char *legal = strstr(line, "\"legal\":[");
      if (!question || !legal) continue;
      long count = length(legal + 8);
      lot = lot * 6364136223846793005UL + 1442695040888963407UL;
      long choice = mix && count ? (long)((lot >> 33) % (unsigned long)count) : 0;
      printf("{\"type\":\"act\",\"question\":%ld,\"choice\":%ld}\n", atol(question + 11), choice);
    } else if (is(line, "goodbye")) break;
    fflush(stdout);
  }
  free(line);
  return 0;
}
