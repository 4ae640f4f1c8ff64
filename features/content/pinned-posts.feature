Feature: Pinned posts
  Admin and Editor pin up to three posts of a list to its head, each up to the end of a day.

  Rule: Reading

    @EDIT-04
    Scenario: Readers see pinned posts first, up to when, and each post once
      Given I am an editor
      And another user changes announcement 30
        | pinnedUntil | 2026-11-25 |
      When I visit the announcements page
      Then announcement 1 of the list says "고정 · 11월 22일까지"
      And announcement 1 of the list says "추수감사주일 예배와 점심 식사를 안내해 드립니다"
      And announcement 2 of the list says "고정 · 11월 25일까지"
      And announcement 3 of the list says "성탄절 찬양대에서 함께 노래하실 분을 찾습니다"
      When I read the list to its end
      Then I see 57 announcements
      And no announcement stands there twice

    @EDIT-04
    Scenario: The home page has it first too, and says why
      Given I am an editor
      And another user changes announcement 30
        | pinnedUntil | 2026-11-25 |
      When I visit the home page
      Then entries of the news "공지사항" are
        | 추수감사주일 예배와 점심 식사를 안내해 드립니다 | 고정 · 2026-11-17 |
        | 전교인 체육대회에서 함께 뛰어요 | 고정 · 2026-05-27 |
        | 성탄절 찬양대에서 함께 노래하실 분을 찾습니다 | 2026-11-15 |

    @EDIT-04 @PAGE-03
    Scenario: A list from a month on begins with its own posts, and has a pinned one among those of its days
      Given I am an editor
      And another user changes announcement 30
        | pinnedUntil | 2026-11-25 |
      When I visit /communion/announcements?from=2026-10
      Then I see "2026년 10월의 글부터 보여 드립니다."
      And announcement 1 of the list says "2026-10-"
      When I read the list to its end
      Then no announcement stands there twice
      And I see "고정 · 11월 25일까지"

    @EDIT-04 @PAGE-01 @FIND-01
    Scenario: The page of a pinned post and the search show nothing of it
      When I visit /communion/announcements/57
      Then I see the heading "추수감사주일"
      And I do not see "고정"
      When I visit /search?q=%EC%B6%94%EC%88%98%EA%B0%90%EC%82%AC
      Then I see the link "추수감사주일 예배와 점심 식사를 안내해 드립니다"
      And I do not see "고정"

  Rule: Pinning

    Background:
      Given I am an editor

    @EDIT-04
    Scenario Outline: <what> is pinned for a week, and goes to the head
      Given I visit the <list> page
      And I see 10 <things>
      When I click the button "고정하기 <title>"
      Then I see the dialog "목록 맨 위에 고정하기"
      And "마지막 날" holds "2026-11-25"
      When I click the button "고정하기"
      Then a toast says "<toast>"
      And <thing> <place> of the list says "고정 · 11월 25일까지"
      And I see 10 <things>
      And PUT <path> was sent 1 time

      Examples:
        | what             | list           | things         | thing         | place | title                | toast                          | path                      |
        | An announcement  | announcements  | announcements  | announcement  | 2     | 이번 달 구역예배 장소를 확인해 주세요 | 공지사항을 목록 맨 위에 고정했습니다.          | /api/Announcement/*/pin   |
        | An advertisement | advertisements | advertisements | advertisement | 1     | 한글학교 방학 특강반을 모집합니다 | 광고를 목록 맨 위에 고정했습니다.            | /api/advertisement/34/pin |
        | A sheet          | Bible studies  | sheets         | sheet         | 1     | 마가복음 16과: 빈 무덤의 새벽 | 성경공부 문제지를 목록 맨 위에 고정했습니다.      | /api/bibleStudy/43/pin    |

    @EDIT-04 @browser
    Scenario: The focus goes with the post, and a reload finds it there
      Given I visit the announcements page
      And I scroll the list to 0 px before its end
      When I click the button "고정하기" in announcement 9 of the list
      And I click the button "고정하기"
      Then announcement 2 of the list says "고정 · 11월 25일까지"
      And announcement 2 of the list has the focus
      And announcement 2 of the list is in the window
      When I press "Enter"
      Then I am at the announcements page
      When I reload
      Then announcement 2 of the list says "고정 · 11월 25일까지"

    @EDIT-04 @REL-17
    Scenario: A pin gets another day, once for a double click and Enter
      Given I visit the announcements page
      And PUT /api/Announcement/57/pin is held
      When I click the button "고정 바꾸기 추수감사주일"
      And I fill "마지막 날" with "2026-12-06"
      And I double-click the button "날짜 바꾸기"
      And I press "Enter"
      And the held calls are answered
      Then announcement 1 of the list says "고정 · 12월 6일까지"
      And PUT /api/Announcement/57/pin was sent 1 time

    @EDIT-04
    Scenario: A pin is ended before its day
      Given I visit the announcements page
      When I click the button "고정 바꾸기 추수감사주일"
      And I click the button "고정 풀기"
      Then a toast says "공지사항 고정을 풀었습니다."
      And I do not see "고정 ·"
      And announcement 1 of the list says "추수감사주일 예배와 점심 식사를 안내해 드립니다"

    @EDIT-04 @REL-19
    Scenario: A post that is pinned no more is where its day is, and none is lost on the way
      Given another user changes announcement 30
        | pinnedUntil | 2026-11-25 |
      And I visit the announcements page
      When I click the button "고정 바꾸기" in announcement 2 of the list
      And I click the button "고정 풀기"
      Then a toast says "공지사항 고정을 풀었습니다."
      And I see 9 announcements
      When I read the list to its end
      Then I see 57 announcements
      And no announcement stands there twice

    @EDIT-04 @logs-errors
    Scenario: A fourth is refused, and those that are pinned are named
      Given I visit the announcements page
      And I see 10 announcements
      And another user changes announcement 56
        | pinnedUntil | 2026-11-25 |
      And another user changes announcement 55
        | pinnedUntil | 2026-11-25 |
      When I click the button "고정하기 이번 달 구역예배 장소"
      And I click the button "고정하기"
      Then I see "이미 세 개가 고정되어 있습니다."
      And I see "추수감사주일 예배와 점심 식사를 안내해 드립니다"
      And I see "성탄절 찬양대에서 함께 노래하실 분을 찾습니다"
      And I see the dialog "목록 맨 위에 고정하기"

    @EDIT-04
    Scenario Outline: A last day that is <what> is refused before it is sent
      Given I visit the announcements page
      When I click the button "고정하기 이번 달 구역예배 장소"
      And I fill "마지막 날" with "<day>"
      And I click the button "고정하기"
      Then "마지막 날" is wrong: "<sentence>"
      And the field "마지막 날" has the focus
      And PUT /api/Announcement/*/pin was sent 0 times

      Examples:
        | what    | day        | sentence                 |
        | over    | 2026-11-17 | 오늘이나 그 뒤의 날을 골라 주세요.     |
        | too far | 2027-03-01 | 오늘부터 90일 안의 날을 골라 주세요.   |
        | empty   |            | 마지막 날을 골라 주세요.           |

    @EDIT-04 @CONT-04 @REL-26
    Scenario Outline: A pin that <fault> says why, and the list stays as it was
      Given I visit the announcements page
      And PUT /api/Announcement/57/pin <fault>
      When I click the button "고정 바꾸기 추수감사주일"
      And I click the button "고정 풀기"
      Then I see "고정을 바꾸지 못했습니다."
      And I see "<why>"
      When I press "Escape"
      Then announcement 1 of the list says "고정 · 11월 22일까지"
      And PUT /api/Announcement/57/pin was sent 1 time

      Examples:
        | fault                     | why                     |
        | fails                     | 서버에 문제가 생겼습니다.          |
        | gets no answer            | 서버와 연결되지 않았습니다.         |
        | is missing on this server | 지금 서버에서는 할 수 없는 일입니다.   |

    @EDIT-04 @EDIT-02
    Scenario: A pin makes no other user's change a conflict
      Given I visit the announcements page
      And I click the button "고치기 추수감사주일"
      And I fill "제목" with "추수감사주일 점심"
      And another user changes announcement 57
        | pinnedUntil | 2026-12-01 |
      When I click the button "저장"
      Then a toast says "공지사항을 고쳤습니다."
      And announcement 1 of the list says "추수감사주일 점심"
      And announcement 1 of the list says "고정 · 12월 1일까지"
