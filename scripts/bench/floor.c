// What the kernel alone takes for a brake round on this machine: a bare loop that reads every press
// and writes one block to every screen of the game over loopback TCP, without a game, a journal or
// JSON. What a server uses is to be read against it.
//
//   floor GAMES PRESSES SCREENS BYTES ROUNDS   prints {"floorCpuMsPerBrakeRound":…}
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PRESS = 64, READY = 256, BUFFER = 65536 };
static int games, presses, screens, bytes, rounds;
static char buffer[BUFFER];

static void need(int ok, const char *what) {
  if (ok) return;
  perror(what);
  exit(1);
}

static double cpu_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void watch(int poll, int fd, int index) {
  int on = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  struct epoll_event event = {.events = EPOLLIN, .data.u32 = index};
  need(epoll_ctl(poll, EPOLL_CTL_ADD, fd, &event) == 0, "epoll_ctl");
}

// Presses in all games at once, then reads until every screen has been told.
static void play(struct sockaddr_in *address) {
  int count = games * screens, poll = epoll_create1(0), *fd = malloc(count * sizeof *fd);
  for (int i = 0; i < count; i++) {
    fd[i] = socket(AF_INET, SOCK_STREAM, 0);
    need(connect(fd[i], (struct sockaddr *)address, sizeof *address) == 0, "connect");
    watch(poll, fd[i], i);
  }
  struct epoll_event ready[READY];
  for (int round = 0; round < rounds; round++) {
    long open = (long)count * bytes;
    for (int game = 0; game < games; game++)
      for (int p = 0; p < presses; p++)
        need(write(fd[game * screens + p], buffer, PRESS) == PRESS, "press");
    while (open > 0) {
      int n = epoll_wait(poll, ready, READY, 10000);
      need(n > 0, "a screen was not told");
      for (int i = 0; i < n; i++) open -= read(fd[ready[i].data.u32], buffer, BUFFER);
    }
  }
  exit(0);
}

static void serve(int *fd, int poll) {
  struct epoll_event ready[READY];
  char heard[games];
  memset(heard, 0, games);
  for (int open = games * presses; open > 0;) {
    int n = epoll_wait(poll, ready, READY, 10000);
    need(n > 0, "a press was lost");
    for (int i = 0; i < n; i++) {
      int game = ready[i].data.u32 / screens;
      open -= read(fd[ready[i].data.u32], buffer, BUFFER) / PRESS;
      if (heard[game]++) continue;
      for (int s = 0; s < screens; s++)
        need(write(fd[game * screens + s], buffer, bytes) == bytes, "write");
    }
  }
}

int main(int argc, char **argv) {
  need(argc == 6, "floor GAMES PRESSES SCREENS BYTES ROUNDS");
  games = atoi(argv[1]), presses = atoi(argv[2]), screens = atoi(argv[3]);
  bytes = atoi(argv[4]), rounds = atoi(argv[5]);
  need(games > 0 && screens >= presses && bytes > 0 && bytes <= BUFFER, "arguments");
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  socklen_t length = sizeof address;
  int listener = socket(AF_INET, SOCK_STREAM, 0), count = games * screens;
  need(bind(listener, (struct sockaddr *)&address, sizeof address) == 0, "bind");
  need(listen(listener, 4096) == 0, "listen");
  need(getsockname(listener, (struct sockaddr *)&address, &length) == 0, "getsockname");
  pid_t players = fork();
  need(players >= 0, "fork");
  if (players == 0) play(&address);
  int *fd = malloc(count * sizeof *fd), poll = epoll_create1(0);
  for (int i = 0; i < count; i++) {
    need((fd[i] = accept(listener, NULL, NULL)) >= 0, "accept");
    watch(poll, fd[i], i);
  }
  double before = cpu_ms();
  for (int round = 0; round < rounds; round++) serve(fd, poll);
  printf("{\"floorCpuMsPerBrakeRound\":%.4f}\n", (cpu_ms() - before) / games / rounds);
  int status;
  wait(&status);
  return status != 0;
}
